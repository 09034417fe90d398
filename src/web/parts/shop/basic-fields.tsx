import { DEFAULT_LOCALE, LOCALES, languageOf } from '../../../values/locale.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextArea } from '../forms/text-area.tsx'
import type { ShopForm } from './use-shop-form.ts'

/** Name, and the description in one language or all. */
export function BasicFields({ form: { draft, change, errors } }: { form: ShopForm }) {
  const t = useTexts('myShops')
  const languages = useTexts('languages')
  const description = (part: Partial<typeof draft.description>) =>
    change({ description: { ...draft.description, ...part } })
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="title"
        required
        maxLength={120}
        autoComplete="off"
        error={errors.title}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={`${t('description')} ${languages(`in_${DEFAULT_LOCALE}`)}`}
        hint={t('descriptionHint')}
        optional
        rows={4}
        maxLength={4000}
        error={errors['description.pl-PL']}
        value={draft.description['pl-PL']}
        onChange={({ target }) => description({ 'pl-PL': target.value })}
      />
      <Disclosure title={t('languages')} className="border-b-0">
        <div className="flex flex-col gap-4">
          {LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => (
            <TextArea
              key={locale}
              label={`${t('description')} ${languages(`in_${locale}`)}`}
              lang={languageOf(locale)}
              optional
              rows={4}
              maxLength={4000}
              value={draft.description[locale] ?? ''}
              onChange={({ target }) => description({ [locale]: target.value })}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
