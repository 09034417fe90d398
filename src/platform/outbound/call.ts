import type { Log } from '../log/log.ts'
import type { OutboundAnswer, OutboundFailure } from './failure.ts'
import type { Lookup } from './find-addresses.ts'

/** An outside service and how far we go with it. */
export type OutboundService = {
  /** Stands for it in the log and in failures. */
  name: string
  /** Without a slash at the end: paths of calls follow it. Left out where each call names a whole address. */
  baseUrl?: string
  /** Go with every call: a key, a user agent. */
  headers?: Record<string, string>
  /** Milliseconds for all of a call: waiting for a turn, looking up the name, redirects, the answer to its end, repetitions. */
  deadline: number
  /** Of an answer, unpacked; a megabyte unless told. */
  mostBytes?: number
  /** Followed for GET alone, each checked like the first address; none unless told. */
  redirects?: number
  /** Whether it may stand in a network behind this machine: yes where the operator wrote the address, no where strangers did. */
  privateNetworks: boolean
  /** Name of the header that carries `idempotencyKey`. */
  idempotencyHeader?: string
  /** Gets a line a call, at level debug. */
  log?: Pick<Log, 'debug'>
  /** For tests: the system's own unless told. */
  lookup?: Lookup
}

export type OutboundBody =
  | { json: unknown }
  | { form: Record<string, string> }
  | { type: string; bytes: Buffer | string }

/** When a failed call is repeated: the caller knows which of its calls may be, and the deadline stays one for all of them. */
export type Retry = {
  /** Repetitions at the most. */
  times: number
  /** Milliseconds before the first, second … one. */
  pause: (repetition: number) => number
  when: (failure: OutboundFailure) => boolean
}

export type OutboundCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Behind the base address, with `{names}` for `params`; or a whole address. */
  to: string
  /** Fill the `{names}` of `to`, encoded: the log tells the names alone. */
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  headers?: Record<string, string>
  body?: OutboundBody
  /** The same for every repetition of one intention: the service does it once. */
  idempotencyKey?: string
  /** Instead of the service's. */
  deadline?: number
  /** Ends the call when the caller gives up; its reason is thrown. */
  signal?: AbortSignal
  retry?: Retry
  /** Every status is an answer; without it, all but 2xx throw. */
  anyStatus?: boolean
}

export type Outbound = (call: OutboundCall) => Promise<OutboundAnswer>
