import type { z } from 'zod'
import type { cartContract } from '../domains/cart/contract.ts'
import type { catalogContract } from '../domains/catalog/contract.ts'
import type { checkoutContract } from '../domains/checkout/contract.ts'
import type { companiesContract } from '../domains/companies/contract.ts'
import type { ordersContract } from '../domains/orders/contract.ts'
import type { paymentsContract } from '../domains/payments/contract.ts'
import type { searchContract } from '../domains/search/contract.ts'
import type { settingsContract } from '../domains/settings/contract.ts'
import type { shippingContract } from '../domains/shipping/contract.ts'
import type { shopsContract } from '../domains/shops/contract.ts'

/** Every call of the public API. A new domain adds its contract here. */
export type Market = typeof cartContract &
  typeof catalogContract &
  typeof checkoutContract &
  typeof companiesContract &
  typeof ordersContract &
  typeof paymentsContract &
  typeof searchContract &
  typeof settingsContract &
  typeof shippingContract &
  typeof shopsContract

export type ApiKey = keyof Market & string

type Part<E, P extends string> = E extends Record<P, infer S> ? S : never

/** A path or query value before it is written into the URL: numbers may be given where the contract coerces. */
type Loose<T> = { [K in keyof T]: T[K] extends number | undefined ? T[K] | string : T[K] }

type Given<E, P extends 'params' | 'query'> =
  Part<E, P> extends z.ZodType ? Loose<z.output<Part<E, P>>> : Record<string, never>

export type ApiInput<K extends ApiKey> = {
  params?: Given<Market[K], 'params'>
  query?: Given<Market[K], 'query'>
  body?: Part<Market[K], 'body'> extends z.ZodType ? z.input<Part<Market[K], 'body'>> : never
  /** Sent as `Idempotency-Key`: the same key and body never act twice. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export type ApiOutput<K extends ApiKey> =
  Part<Market[K], 'response'> extends z.ZodType ? z.output<Part<Market[K], 'response'>> : undefined

/** Calls the API; throws `ApiProblem` on every answer that is no success. */
export type Api = <K extends ApiKey>(key: K, input?: ApiInput<K>) => Promise<ApiOutput<K>>
