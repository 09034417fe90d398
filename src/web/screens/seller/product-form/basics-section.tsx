import { countCharacters } from '../../../../values/characters.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { AssistLine } from './category/assist-line.tsx'
import { CategoryField } from './category/category-field.tsx'
import { FormPanel } from './form-panel.tsx'
import { FormText } from './form-text.tsx'
import { useOffer } from './offer-tools.ts'

/** As in the contract. */
const MAX_TITLE = 150

/** What it is: title, category, brand, model. */
export function BasicsSection() {
  const t = useTexts('offer')
  const length = useOffer(({ draft }) => countCharacters(draft.title))
  return (
    <FormPanel name="basics" title={t('section_basics')}>
      <div className="flex flex-col gap-5">
        <FormText
          name="title"
          label={t('productTitle')}
          maxLength={MAX_TITLE}
          hint={t('titleHint', { left: MAX_TITLE - length })}
        />
        <AssistLine />
        <CategoryField />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText name="brand" label={t('brand')} maxLength={80} />
          <FormText name="model" label={t('model')} maxLength={120} />
        </div>
      </div>
    </FormPanel>
  )
}
