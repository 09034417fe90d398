import type { ActiveFilter, Facet } from '../../../../domains/search/contract.ts'
import { paramOf } from '../../../../domains/search-language/rules/filters-url.ts'
import { toMajor, toMinor } from '../../../../values/money.ts'

/** Where one is in a list: never part of another list's address. */
const PLACE = ['page', 'after', 'before', 'facets']
const FROM = 'from.'
const TO = 'to.'

const isPrice = (key: string) => key === 'price'

/** Address of the list with this query, without an empty `?`. */
export function listPath(params: URLSearchParams): string {
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `/catalog?${query}` : '/catalog'
}

/** The query without its place: the first page of the same list. */
export const fromStart = (params: URLSearchParams): URLSearchParams => withoutNames(params, PLACE)

export function withoutNames(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const copy = new URLSearchParams(params)
  for (const name of names) copy.delete(name)
  return copy
}

/** Turns one value of a choice on or off. Values read from the typed words are kept, since a chosen filter replaces them. */
export function togglePath(
  params: URLSearchParams,
  facet: Pick<Facet, 'key' | 'values'>,
  value: string,
  filters: readonly ActiveFilter[],
): string {
  const chosen = facet.values.filter((one) => one.selected).map((one) => one.value)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  if (next.length === 0) {
    const without = filters.find((filter) => filter.key === facet.key)?.without
    if (without !== undefined) return listPath(fromStart(new URLSearchParams(without)))
  }
  const copy = fromStart(params)
  copy.delete(paramOf(facet.key))
  if (next.length) copy.set(paramOf(facet.key), next.join(','))
  return listPath(copy)
}

/** Another category; going up leaves the technical filters behind, which need not exist there. */
export function categoryPath(params: URLSearchParams, slug: string | null, keepAttributes: boolean): string {
  const copy = fromStart(params)
  copy.delete('category')
  if (!keepAttributes) for (const name of [...copy.keys()]) if (/^(?:not\.)?a\./.test(name)) copy.delete(name)
  if (slug) copy.set('category', slug)
  return listPath(copy)
}

export function pagePath(params: URLSearchParams, cursor: { after?: string; before?: string }, page: number): string {
  const copy = fromStart(params)
  if (page > 1) {
    for (const [name, value] of Object.entries(cursor)) copy.set(name, value)
    copy.set('page', String(page))
  }
  return listPath(copy)
}

/** Names of the two fields of a range, as a form sends them. */
export function rangeFields(key: string): { from: string; to: string } {
  return { from: FROM + key, to: TO + key }
}

/** A range in the unit people type: prices in whole units of the currency. */
export function shownNumber(key: string, value: number | null): string {
  if (value === null) return ''
  return String(isPrice(key) ? toMajor(value) : value)
}

function typedNumber(key: string, text: string): number | undefined {
  const number = Number(text.replace(/[\s\u00a0]/g, '').replace(',', '.'))
  if (!text.trim() || !Number.isFinite(number) || number < 0 || number > 99_999_999) return undefined
  return isPrice(key) ? toMinor(number) : Math.round(number * 1000) / 1000
}

/**
 * A form of a range sends `from.price=500&to.price=900`: the address the list really has (`price=50000..90000`), or undefined when
 * nothing was sent by a form. Swapped ends are put right; a field that is no number counts as empty.
 */
export function normalizeAddress(params: URLSearchParams): string | undefined {
  const sent = [...params.keys()].filter((name) => name.startsWith(FROM) || name.startsWith(TO))
  const empty = [...params].some(([, value]) => value === '')
  if (sent.length === 0 && !empty) return undefined
  const copy = sent.length ? fromStart(params) : new URLSearchParams(params)
  for (const key of new Set(sent.map((name) => name.slice(name.indexOf('.') + 1)))) {
    let from = typedNumber(key, params.get(FROM + key) ?? '')
    let to = typedNumber(key, params.get(TO + key) ?? '')
    if (from !== undefined && to !== undefined && from > to) [from, to] = [to, from]
    copy.delete(FROM + key)
    copy.delete(TO + key)
    copy.delete(paramOf(key))
    if (from !== undefined || to !== undefined) copy.set(paramOf(key), `${from ?? ''}..${to ?? ''}`)
  }
  for (const [name, value] of [...copy]) if (value === '') copy.delete(name)
  return listPath(copy)
}
