import type { Grade, ProductState } from '../../../../domains/products/contract.ts'
import { GRADES_OF } from '../../../../domains/products/rules/check-offer.ts'
import { gradeName, gradeText, stateName, stateText } from '../../../parts/product-card/state-badge.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { DefectsList } from './defects-list.tsx'
import { FormPanel } from './form-panel.tsx'
import { FormText } from './form-text.tsx'
import { useOffer, useOfferTools } from './offer-tools.ts'
import { ReportPlace } from './report/report-place.tsx'

const NO_GRADE = 'none'
const STATES = ['new', 'used', 'damaged'] as const

/** State, grade with its meaning, battery, warranty, defects, what was checked. */
export function ConditionSection() {
  const t = useTexts('offer')
  const shell = useTexts('shell')
  const { store } = useOfferTools()
  const { state, grade, refurbished } = useOffer(({ draft }) => draft)
  const errors = useOffer((all) => all.errors)
  const setState = (chosen: ProductState) =>
    store.change({
      state: chosen,
      grade: grade && GRADES_OF[chosen].includes(grade) ? grade : null,
      ...(chosen === 'new' && { refurbished: false }),
    })
  return (
    <FormPanel name="condition" title={t('section_condition')}>
      <div className="flex flex-col gap-6">
        <ChoiceCards
          legend={t('state')}
          name="state"
          value={state}
          error={errors.state}
          onChange={(value) => setState(value as ProductState)}
          choices={STATES.map((value) => ({ value, label: stateName(shell, value), text: stateText(shell, value) }))}
        />
        <ChoiceCards
          legend={shell('grade')}
          name="grade"
          columns
          value={grade ?? (state === 'new' ? NO_GRADE : null)}
          error={errors.grade}
          onChange={(value) => store.change({ grade: value === NO_GRADE ? null : (value as Grade) })}
          choices={[
            ...(state === 'new' ? [{ value: NO_GRADE, label: t('factoryNew'), text: t('factoryNewText') }] : []),
            ...GRADES_OF[state].map((value) => ({
              value,
              label: gradeName(shell, value),
              text: gradeText(shell, value),
            })),
          ]}
        />
        {state !== 'new' && (
          <CheckboxField
            name="refurbished"
            label={t('refurbished')}
            hint={t('refurbishedHint')}
            checked={refurbished}
            onChange={({ target }) => store.change({ refurbished: target.checked })}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText
            name="batteryHealth"
            label={t('batteryHealth')}
            optional
            inputMode="numeric"
            hint={t('batteryHint')}
          />
          <FormText name="warrantyMonths" label={t('warrantyMonths')} inputMode="numeric" hint={t('warrantyHint')} />
        </div>
        <DefectsList />
        <ReportPlace />
      </div>
    </FormPanel>
  )
}
