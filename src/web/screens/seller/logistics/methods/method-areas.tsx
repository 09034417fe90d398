import { reachOf } from '../../../../../domains/shipping/rules/methods.ts'
import { MAX_AREAS } from '../../../../../domains/shipping/rules/reach.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { AreaFields } from './area-fields.tsx'
import type { AreaDraft, MethodProps } from './method-draft.ts'

/** Where else than in Poland a method goes, country by country or in groups that cost the same. Nothing where the carrier goes nowhere else. */
export function MethodAreas({ method, name, errors, onChange }: MethodProps) {
  const t = useTexts('deliverySettings')
  const reach = reachOf(method.method)
  if (reach.length === 0) return null
  const { areas } = method
  const used = new Set(areas.flatMap(({ countries }) => countries))
  const wrong = Object.keys(errors).some((field) => errors[field] && field.startsWith(`${name}.areas`))
  const put = (index: number, next: AreaDraft | null) =>
    onChange({ areas: areas.flatMap((one, at) => (at === index ? (next ? [next] : []) : [one])) })
  const add = () => onChange({ areas: [...areas, { countries: [], price: '', freeFrom: '', transitDays: '3' }] })
  return (
    <Disclosure
      title={t('areas')}
      side={<span className="numbers text-xs">{used.size > 0 && t('areasUsed', { count: used.size })}</span>}
      {...(wrong && { open: true })}
      className="border-t border-b-0 border-line"
    >
      <p className="max-w-text pb-3 text-muted text-sm">{t('areasText')}</p>
      <ul className="flex flex-col gap-4">
        {areas.map((area, index) => (
          <AreaFields
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name of their own, and keep their order.
            key={index}
            area={area}
            free={reach.filter((country) => !used.has(country))}
            name={`${name}.areas.${index}`}
            errors={errors}
            onChange={(next) => put(index, next)}
          />
        ))}
      </ul>
      {areas.length < MAX_AREAS && used.size < reach.length && (
        <Button variant="secondary" onClick={add} className="mt-3">
          {t('addArea')}
        </Button>
      )}
    </Disclosure>
  )
}
