import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { ActiveFilter, Facet } from '../../../../domains/search/contract.ts'
import type { Locale } from '../../../../values/locale.ts'
import { formatNumber } from '../../../parts/categories/attribute-text.ts'
import type { Translate } from '../../../texts/registry.ts'
import { cx } from '../../../ui/cx.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { togglePath } from './list-address.ts'
import { RangeForm } from './range-form.tsx'

const SHOWN = 8
/** Open from the start; the rest waits behind its name. */
const OPEN = 6

type Props = {
  facets: readonly Facet[]
  filters: readonly ActiveFilter[]
  params: URLSearchParams
  exact: boolean
  locale: Locale
  t: Translate<'catalog'>
}

/** All filters of a list. Values are links, so that they work without scripts and each list has its address. */
export function Facets({ facets, filters, params, exact, locale, t }: Props) {
  const count = (value: number) => (exact ? '' : '≈ ') + formatNumber(value, locale)
  const shown = facets.filter((facet) => facet.key !== 'category' && isUseful(facet))
  return (
    <div className="border-line border-t">
      {shown.map((facet, index) => (
        <Disclosure key={facet.key} title={facet.name} open={index < OPEN || isOn(facet)}>
          {facet.kind === 'range' ? <RangeForm facet={facet} params={params} locale={locale} t={t} /> : choices(facet)}
        </Disclosure>
      ))}
      {!exact && <p className="pt-3 text-xs text-muted">{t('estimated')}</p>}
    </div>
  )

  function choices(facet: Facet) {
    const { first, rest } = mostCommon(facet.values)
    return (
      <>
        <ul>{first.map((value) => row(facet, value))}</ul>
        {rest.length > 0 && (
          <details>
            <summary className="inline-flex min-h-8 items-center text-link text-sm">
              {t('more', { number: formatNumber(rest.length, locale) })}
            </summary>
            <ul>{rest.map((value) => row(facet, value))}</ul>
          </details>
        )}
      </>
    )
  }

  function row(facet: Facet, { value, label, count: hits, selected }: Facet['values'][number]) {
    return (
      <li key={value}>
        <Link
          to={togglePath(params, facet, value, filters)}
          rel="nofollow"
          className="group/value flex min-h-9 items-center gap-2.5 py-1 text-sm hover:text-accent"
        >
          <span
            aria-hidden="true"
            className={cx(
              'inline-grid size-4.5 shrink-0 place-items-center rounded-sm border',
              selected
                ? 'border-accent bg-accent text-on-accent'
                : 'border-edge bg-surface group-hover/value:border-ink',
            )}
          >
            {selected && <Check className="size-3.5" strokeWidth={3} />}
          </span>
          <span className="min-w-0 flex-1">
            {label}
            {selected && <span className="sr-only"> ({t('chosen')})</span>}
          </span>
          <span className="numbers text-xs text-muted">{count(hits)}</span>
        </Link>
      </li>
    )
  }
}

/** The values most results have, and the chosen ones, in the order of their scale; the others wait. */
function mostCommon(values: Facet['values']) {
  const weight = (value: Facet['values'][number]) => (value.selected ? Number.MAX_SAFE_INTEGER : value.count)
  const best = new Set([...values].sort((a, b) => weight(b) - weight(a)).slice(0, SHOWN))
  return { first: values.filter((value) => best.has(value)), rest: values.filter((value) => !best.has(value)) }
}

function isOn(facet: Facet): boolean {
  return facet.from !== null || facet.to !== null || facet.values.some((value) => value.selected)
}

/** One single value narrows nothing down. */
function isUseful(facet: Facet): boolean {
  if (isOn(facet)) return true
  return facet.kind === 'range' ? facet.min !== null && facet.min !== facet.max : facet.values.length > 1
}
