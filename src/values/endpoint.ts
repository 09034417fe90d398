import type { z } from 'zod'
import type { StaffArea } from './staff.ts'

/** Who may call: the verb behind it asks again, object by object. */
export type Access = 'public' | 'signedIn' | 'seller' | 'operator'

/** What a company's API key may be allowed, besides nothing. */
export const API_SCOPES = ['products:read', 'products:write', 'stock:write', 'orders:read', 'orders:write'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/**
 * One line of the public API. Contracts are objects keyed by `METHOD /path/{id}`; the server mounts them, the browser takes its
 * types from them, and the OpenAPI page is generated from them.
 */
export type Endpoint = Common &
  (
    | { access: Exclude<Access, 'operator'>; area?: undefined }
    /** `area`: what of the operator's work it belongs to. A GET reads, everything else changes; the table in `staff.ts` says who may. */
    | { access: 'operator'; area: StaffArea }
  )

type Common = {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** Query parameters whose name begins so are read besides those that `query` names. */
  queryPrefix?: readonly string[]
  body?: z.ZodType
  /** Bytes that a body may have where it may be longer than others (256 KiB). */
  maxBodyBytes?: number
  /** Instead of a body: one file as the raw request body. What it really is, its content decides. */
  upload?: { maxBytes: number }
  response?: z.ZodType
  status?: 200 | 201 | 202 | 204
  /** The verb itself finds what the same Idempotency-Key did, written in its own transaction: no crash can part the two. */
  ownIdempotency?: true
  /**
   * Nothing is kept for repetitions, and repeating it does no harm: it changes nothing, or it asks an outside system, for which no
   * transaction may wait, and finds again what it began.
   */
  repeatable?: true
  /** The answer, or what was sent, holds a secret: neither it nor its fingerprint is kept for repetitions of the request. */
  secretAnswer?: true
  /** A company's API key with this scope may call it as well; without a scope no key may. */
  scope?: ApiScope
  /** The answer is a file, not JSON. */
  download?: true
  /** The answer goes on: server-sent events. */
  stream?: true
  /** Stable failure codes a caller should expect besides validation. */
  failures?: readonly string[]
}

export type Contract = Readonly<Record<string, Endpoint>>
