import { Failure } from '../../../values/failure.ts'
import { OFFER_VAT } from '../../../values/vat.ts'
import { WARRANTY_STEPS } from '../../../values/warranty-steps.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import type { Grade, ProductState } from '../../products/contract.ts'
import { NOT, REFUSED_TEXT } from './refusal-keys.ts'
import type { SearchFilter } from './sentence.ts'

type Attributes = readonly Pick<AttributeSchema, 'key' | 'type' | 'options'>[]
/** The query of a list as strings; numbers (a parsed `page`) are taken as their text. */
export type SearchParams = Readonly<Record<string, unknown>>

const STATES: readonly ProductState[] = ['new', 'used', 'damaged']
const GRADES: readonly Grade[] = ['openBox', 'A', 'B', 'C', 'D', 'repairable', 'forParts']
const FIXED = ['category', 'state', 'grade', 'seller', 'brand', 'warranty', 'vat', 'price'] as const
const FIXED_KEYS: ReadonlySet<string> = new Set(FIXED)
const REFUSABLE: ReadonlySet<string> = new Set(['state', 'grade', 'seller', 'brand', 'warranty', 'vat'])
const MAX_VALUES = 30
const MAX_LENGTH = 60

/** The URL parameter of a filter: `state`, `a.ram_gb`; of what is refused: `not.brand`, `not.a.touch`. */
export function paramOf(key: string): string {
  if (key.startsWith(NOT)) return key === NOT + REFUSED_TEXT ? key : NOT + paramOf(key.slice(NOT.length))
  return FIXED_KEYS.has(key) ? key : `a.${key}`
}

/**
 * Filters chosen in the URL, in a fixed order. Throws `unknown_filter` for an attribute nobody has and `invalid_filter` for a value
 * that cannot be; `fields` names the parameter. Other parameters (`utm_source`) are not filters and are left alone.
 */
export function parseFilters(params: SearchParams, attributes: Attributes): SearchFilter[] {
  const fixed = FIXED.filter((name) => given(params[name])).map((name) => fixedFilter(name, textOf(params[name])))
  const names = Object.keys(params).filter((name) => name.startsWith('a.') && given(params[name]))
  return [
    ...fixed,
    ...names.sort().map((name) => attributeFilter(name, textOf(params[name]), attributes)),
    ...refused(params, attributes),
  ]
}

/** What must not be: values of the same filters, and words of titles. */
function refused(params: SearchParams, attributes: Attributes): SearchFilter[] {
  const names = Object.keys(params).filter((name) => name.startsWith(NOT) && given(params[name]))
  return names.sort().map((name) => {
    const inner = name.slice(NOT.length)
    const text = textOf(params[name])
    if (inner === REFUSED_TEXT) return { key: name, op: 'in', values: valuesOf(name, text) }
    const filter = inner.startsWith('a.')
      ? attributeFilter(inner, text, attributes)
      : REFUSABLE.has(inner)
        ? fixedFilter(inner as (typeof FIXED)[number], text)
        : null
    if (filter?.op !== 'in') throw refuse('unknown_filter', name)
    return { ...filter, key: NOT + filter.key }
  })
}

const given = (value: unknown) => value !== undefined && value !== null && value !== ''
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '\0')

function refuse(code: 'unknown_filter' | 'invalid_filter', field: string): Failure {
  return new Failure('invalid', code, { params: { field }, fields: [{ field, code, params: { field } }] })
}

function fixedFilter(name: (typeof FIXED)[number], text: string): SearchFilter {
  if (name === 'price') return rangeFilter('price', name, text, /^\d{1,10}$/)
  const values = valuesOf(name, text)
  const fits = {
    category: (value: string) => values.length === 1 && /^[a-z0-9][a-z0-9-]*$/.test(value),
    state: (value: string) => (STATES as readonly string[]).includes(value),
    grade: (value: string) => (GRADES as readonly string[]).includes(value),
    seller: (value: string) => /^[1-9]\d{0,9}$/.test(value) && Number(value) < 2 ** 31,
    brand: (_: string) => true,
    warranty: (value: string) => WARRANTY_STEPS.some((step) => String(step) === value),
    vat: (value: string) => (OFFER_VAT as readonly string[]).includes(value),
  }[name]
  if (!values.every(fits)) throw refuse('invalid_filter', name)
  return { key: name, op: 'in', values }
}

function attributeFilter(name: string, text: string, attributes: Attributes): SearchFilter {
  const key = name.slice(2)
  const schemas = attributes.filter((attribute) => attribute.key === key)
  if (schemas.length === 0) throw refuse('unknown_filter', name)
  const types = new Set(schemas.map((schema) => schema.type))
  if (types.has('number') && text.includes('..')) return rangeFilter(key, name, text, /^\d{1,9}(?:\.\d{1,3})?$/)
  const values = valuesOf(name, text)
  const options = new Set(schemas.flatMap((schema) => schema.options?.map((option) => option.value) ?? []))
  const fits = (value: string) =>
    types.has('text') ||
    (types.has('enum') && options.has(value)) ||
    (types.has('boolean') && (value === 'true' || value === 'false')) ||
    (types.has('number') && /^\d{1,9}(?:\.\d{1,3})?$/.test(value))
  if (!values.every(fits)) throw refuse('invalid_filter', name)
  return { key, op: 'in', values }
}

function valuesOf(name: string, text: string): string[] {
  const values = [...new Set(text.split(',').map((value) => value.trim()))].filter(Boolean)
  const bad =
    values.length === 0 ||
    values.length > MAX_VALUES ||
    values.some((value) => value.length > MAX_LENGTH || value.includes('\0'))
  if (bad) throw refuse('invalid_filter', name)
  return values
}

function rangeFilter(key: string, name: string, text: string, number: RegExp): SearchFilter {
  const [from, to, ...more] = text.split('..')
  const ends = [from, to].filter((end) => end !== '')
  const valid = more.length === 0 && to !== undefined && ends.length > 0 && ends.every((end) => number.test(end ?? ''))
  if (!valid || (from && to && Number(from) > Number(to))) throw refuse('invalid_filter', name)
  return { key, op: 'range', ...(from ? { from: Number(from) } : {}), ...(to ? { to: Number(to) } : {}) }
}

/** The value of a filter's parameter: `16,32`, `100000..200000`; values in a stable order. */
export function filterValue(filter: SearchFilter): string {
  if (filter.op === 'range') return `${filter.from ?? ''}..${filter.to ?? ''}`
  const values = [...(filter.values ?? [])]
  const numeric = values.every((value) => /^\d+(\.\d+)?$/.test(value))
  return values.sort(numeric ? (a, b) => Number(a) - Number(b) : (a, b) => (a < b ? -1 : Number(a > b))).join(',')
}

export type SearchAddress = {
  q?: string | undefined
  filters?: readonly SearchFilter[]
  sort?: string | undefined
  literal?: string | undefined
  facets?: string | undefined
  page?: number | undefined
  after?: string | undefined
  before?: string | undefined
}

/** The query string of a list, without `?`: `q`, filters in fixed order, attributes by name, then order and place. Empty for the whole list. */
export function stringifySearch(address: SearchAddress): string {
  const filters = address.filters ?? []
  const fixed = FIXED.flatMap((name) => filters.filter((filter) => filter.key === name))
  const free = filters
    .filter((filter) => !FIXED_KEYS.has(filter.key))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  const { q, sort, literal, facets, page, after, before } = address
  const pairs: [string, string | undefined][] = [
    ['q', q?.trim()],
    ...[...fixed, ...free].map((filter): [string, string] => [paramOf(filter.key), filterValue(filter)]),
    ['sort', sort === 'relevance' && q ? undefined : sort],
    ['literal', literal === '1' ? '1' : undefined],
    ['facets', facets],
    ['page', page && page > 1 ? String(page) : undefined],
    ['after', after],
    ['before', before],
  ]
  return pairs
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encode(value ?? '')}`)
    .join('&')
}

/** Percent-encoding that leaves `,` readable and survives lone surrogates. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',').replaceAll('%20', '+')
}
