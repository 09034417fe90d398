import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Actor } from '../../values/actor.ts'
import type { Contract, Endpoint } from '../../values/endpoint.ts'
import type { Locale } from '../../values/locale.ts'
import type { Upload } from '../files/uploads.ts'

/** Circumstances of one call. */
export type Call = {
  actor: Actor | undefined
  locale: Locale
  /** Address of the site as people see it, without a slash at the end. */
  origin: string
  idempotencyKey: string | undefined
  /** The body as it came, for signatures; empty for calls in the process. */
  rawBody: string
  header: (name: string) => string | undefined
  /** Network address of the caller, behind the trusted proxies (`proxy→visitor` where none is named); empty for calls in the process. */
  address: string
  /** Gives the browser a cookie with the answer, once it is a success; only for endpoints whose answers nobody keeps. */
  setCookie: (cookie: string) => void
  /** Declares that the answer is the same for everybody for so many seconds, and what it was made of. */
  cache: (info: { tags: string[]; maxAge: number }) => void
}

/** An answer that is JSON text already; spares building and printing it. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer that is not JSON: a picture, a file. */
export class TextAnswer {
  readonly text: string
  readonly contentType: string
  constructor(text: string, contentType: string) {
    this.text = text
    this.contentType = contentType
  }
}

/** An answer that is a file to keep: its bytes, or a stream of them where it may be large. */
export class FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer> | Readable
  readonly contentType: string
  readonly name: string
  constructor(bytes: Uint8Array<ArrayBuffer> | Readable, contentType: string, name: string) {
    this.bytes = bytes
    this.contentType = contentType
    this.name = name
  }
}

/** An answer that goes on: what it holds comes as it happens. */
export class StreamAnswer {
  readonly body: ReadableStream
  readonly contentType: string
  constructor(body: ReadableStream, contentType: string) {
    this.body = body
    this.contentType = contentType
  }
}

type Part<T, Name extends string> = T extends z.ZodType ? { [K in Name]: z.output<T> } : unknown
export type Input<E extends Endpoint> = Part<E['params'], 'params'> &
  Part<E['query'], 'query'> &
  Part<E['body'], 'body'> &
  (E['upload'] extends object ? { file: Upload } : unknown)
export type Output<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> : undefined

export type Handlers<C extends Contract> = {
  [K in keyof C]: (
    input: Input<C[K]>,
    call: Call,
  ) => Promise<Output<C[K]> | RawJson | TextAnswer | FileAnswer | StreamAnswer>
}

export type AnyHandler = (input: never, call: Call) => Promise<unknown>
export type Service = { contract: Contract; handlers: Record<string, AnyHandler> }

/** Binds a contract to its handlers; a missing or surplus one does not compile. */
export function service<C extends Contract>(contract: C, handlers: Handlers<C>): Service {
  return { contract, handlers: handlers as unknown as Record<string, AnyHandler> }
}
