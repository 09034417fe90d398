import type { FieldError } from '../../../../values/failure.ts'
import { COD_METHODS, type DeliveryMethod, reachOf } from '../../rules/methods.ts'
import type { SizePrices } from '../../rules/price-for-size.ts'
import type { Area } from '../../rules/reach.ts'

type Amount = number | null
export type MethodSetting = {
  method: DeliveryMethod
  enabled: boolean
  price: Amount
  codPrice: Amount
  freeFrom: Amount
  /** Working days in transit; null: what is usual at the market. */
  transitDays: number | null
  externalId: string | null
  sizePrices: SizePrices
  areas: Area[]
}
/** As it is sent: `areas` left out stay as they are. */
export type MethodInput = Omit<MethodSetting, 'areas'> & { areas?: Area[] | undefined }

/** Without spaces around ids, and with nothing where nothing was written. */
export function normalizeMethods(methods: readonly MethodInput[]): MethodInput[] {
  return methods.map((one) => ({ ...one, externalId: one.externalId?.trim() || null }))
}

/** What is wrong with a company's list, by field; V10: an id of an outside system stands in it once. */
export function checkMethods(methods: readonly MethodInput[], hasShop: boolean): FieldError[] {
  return methods.flatMap((one, index) => {
    const errors: [keyof MethodInput, string][] = []
    const earlier = methods.slice(0, index)
    if (earlier.some((other) => other.method === one.method)) errors.push(['method', 'invalid'])
    if (one.enabled && one.price === null) errors.push(['price', 'required'])
    if (one.codPrice !== null && !COD_METHODS.includes(one.method)) errors.push(['codPrice', 'cod_not_offered'])
    else if (one.codPrice !== null && one.price !== null && one.codPrice < one.price) {
      errors.push(['codPrice', 'cod_below_price'])
    }
    if (one.method === 'store_pickup') {
      if (one.enabled && !hasShop) errors.push(['enabled', 'pickup_needs_shop'])
      if (Object.keys(one.sizePrices).length > 0) errors.push(['sizePrices', 'invalid'])
    }
    if (one.externalId !== null && earlier.some((other) => other.externalId === one.externalId)) {
      errors.push(['externalId', 'key_exists'])
    }
    const own = errors.map(([field, code]) => ({ field: `methods.${index}.${field}`, code }))
    return [...own, ...checkAreas(one, `methods.${index}.areas`)]
  })
}

/** A country stands in one group, and the carrier goes there. */
function checkAreas({ method, areas = [] }: MethodInput, field: string): FieldError[] {
  const known = new Set<string>()
  return areas.flatMap(({ countries }, index) => {
    const at = `${field}.${index}.countries`
    const away = countries.filter((one) => !reachOf(method).includes(one))
    const twice = countries.filter((one, place) => known.has(one) || countries.indexOf(one) !== place)
    for (const one of countries) known.add(one)
    const list = (of: readonly string[]) => ({ countries: [...new Set(of)].join(', ') })
    if (away.length > 0) return [{ field: at, code: 'country_not_reached', params: list(away) }]
    return twice.length > 0 ? [{ field: at, code: 'country_twice', params: list(twice) }] : []
  })
}
