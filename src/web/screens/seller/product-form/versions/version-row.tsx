import { memo } from 'react'
import type { AttributeSchema } from '../../../../../domains/categories/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { AttributeField } from '../category/attribute-field.tsx'
import type { VersionForm } from '../form-state.ts'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { PriceField } from '../prices/price-field.tsx'
import { ReductionChoice } from '../prices/reduction-choice.tsx'
import { VersionPlan } from '../prices/version-plan.tsx'
import { QuantityField } from '../stock/quantity-field.tsx'
import { VersionActions } from './version-actions.tsx'

type Props = { version: VersionForm; index: number; total: number; varying: readonly AttributeSchema[] }

/** One version: what it is called, what it differs by, what it costs, how many there are. */
export const VersionRow = memo(function VersionRow({ version, index, total, varying }: Props) {
  const t = useTexts('offer')
  const { store, editable } = useOfferTools()
  const errors = useOffer((state) => state.errors)
  const field = (name: string) => `versions.${index}.${name}`
  const change = (part: Partial<VersionForm>) =>
    store.change({
      versions: store.read().draft.versions.map((one) => (one.rowKey === version.rowKey ? { ...one, ...part } : one)),
    })
  const title = version.name.trim() || t('versionNumber', { number: index + 1 })
  return (
    <li data-version={version.id ?? ''} className="py-5">
      <fieldset className="min-w-0">
        <legend className="sr-only">{title}</legend>
        <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_auto]">
          <TextField
            className="sm:max-lg:col-span-2"
            label={t('versionName')}
            optional={total === 1}
            name={field('name')}
            value={version.name}
            maxLength={120}
            readOnly={!editable}
            autoComplete="off"
            error={errors[field('name')]}
            onChange={({ target }) => change({ name: target.value })}
          />
          <PriceField name={field('price')} version={version} error={errors[field('price')]} onChange={change} />
          <QuantityField
            name={field('quantity')}
            version={version}
            error={errors[field('stockDelta')]}
            onChange={change}
          />
          <VersionActions version={version} index={index} total={total} title={title} />
        </div>
        <ReductionChoice version={version} onChange={change} />
        {total > 1 && varying.length > 0 && (
          <fieldset disabled={!editable} className="mt-4 grid min-w-0 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {varying.map((one) => (
              <AttributeField
                key={one.key}
                name={field(`attributes.${one.key}`)}
                field={one}
                value={version.attributes[one.key] ?? ''}
                error={errors[field(`attributes.${one.key}`)]}
                onChange={(value) => {
                  const { [one.key]: _, ...rest } = version.attributes
                  change({ attributes: value === '' ? rest : { ...rest, [one.key]: value } })
                }}
              />
            ))}
          </fieldset>
        )}
        {version.id !== null && <VersionPlan versionId={version.id} title={title} />}
      </fieldset>
    </li>
  )
})
