import { Form } from 'react-router'
import type { Facet } from '../../../../domains/search/contract.ts'
import { paramOf } from '../../../../domains/search-language/rules/filters-url.ts'
import type { Locale } from '../../../../values/locale.ts'
import { formatNumber } from '../../../parts/categories/attribute-text.ts'
import { useMarketCurrency } from '../../../parts/use-market-currency.ts'
import type { Translate } from '../../../texts/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { fromStart, rangeFields, shownNumber } from './list-address.ts'

type Props = { facet: Facet; params: URLSearchParams; locale: Locale; t: Translate<'catalog'> }

/** From and to, sent as a plain form; the loader turns the two fields into the address of the list. */
export function RangeForm({ facet, params, locale, t }: Props) {
  const names = rangeFields(facet.key)
  const kept = fromStart(params)
  kept.delete(paramOf(facet.key))
  const { sign } = useMarketCurrency()
  const unit = facet.key === 'price' ? sign : facet.unit
  const limit = (value: number | null) =>
    value === null ? '' : formatNumber(Number(shownNumber(facet.key, value)), locale)
  const field = (end: 'from' | 'to', label: string, placeholder: string) => (
    <label className="min-w-0 flex-1">
      <span className="sr-only">
        {label}
        {unit ? ` (${unit})` : ''}
      </span>
      <input
        name={names[end]}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shownNumber(facet.key, facet[end])}
        placeholder={placeholder}
        className="numbers h-10 w-full rounded-md border border-edge bg-surface px-2.5 text-sm placeholder:text-muted hover:border-ink"
      />
    </label>
  )
  return (
    // A new key gives fresh fields after the range changed elsewhere.
    <Form key={`${facet.from}-${facet.to}`} action="/catalog" className="flex flex-wrap items-center gap-2">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field('from', t('rangeFromOf', { name: facet.name }), `${t('rangeFrom')} ${limit(facet.min)}`)}
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      {field('to', t('rangeToOf', { name: facet.name }), `${t('rangeTo')} ${limit(facet.max)}`)}
      {unit && <span className="text-sm text-muted">{unit}</span>}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={`${t('apply')}: ${facet.name}`}
        className="w-full"
      >
        {t('apply')}
      </Button>
    </Form>
  )
}
