import { useTexts } from '../../../../texts/use-texts.tsx'
import { FormPanel } from '../form-panel.tsx'
import { BATTERY } from '../offer-body.ts'
import { useOffer, useOfferTools, useSchema } from '../offer-tools.ts'
import { AttributeField } from './attribute-field.tsx'

const GROUPS = {
  main: 'groupMain',
  display: 'groupDisplay',
  memory: 'groupMemory',
  connectivity: 'groupConnectivity',
  condition: 'groupCondition',
  other: 'groupOther',
} as const

/** The category's own fields, made from its schema. */
export function AttributesSection() {
  const t = useTexts('offer')
  const product = useTexts('product')
  const { store } = useOfferTools()
  const schema = useSchema()
  const values = useOffer(({ draft }) => draft.attributes)
  const categoryId = useOffer(({ draft }) => draft.categoryId)
  const errors = useOffer((state) => state.errors)
  const set = (key: string, value: string) => {
    const { [key]: _, ...rest } = values
    store.change({ attributes: value === '' ? rest : { ...rest, [key]: value } })
  }
  const groups = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).flatMap((group) => {
    const fields = schema.filter((field) => field.group === group && field.key !== BATTERY)
    return fields.length > 0 ? [{ group, fields }] : []
  })
  return (
    <FormPanel name="attributes" title={t('section_attributes')} hint={t('attributesHint')}>
      {groups.length === 0 && (
        <p className="text-muted text-sm">{t(categoryId === null ? 'categoryFirst' : 'noAttributes')}</p>
      )}
      <div className="flex flex-col gap-7">
        {groups.map(({ group, fields }) => (
          <fieldset key={group} className="min-w-0">
            <legend className="mb-3 font-semibold text-sm">{product(GROUPS[group])}</legend>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              {fields.map((field) => (
                <AttributeField
                  key={field.key}
                  name={`attributes.${field.key}`}
                  field={field}
                  value={values[field.key] ?? ''}
                  error={errors[`attributes.${field.key}`]}
                  onChange={(value) => set(field.key, value)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </FormPanel>
  )
}
