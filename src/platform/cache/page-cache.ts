import { LRUCache } from 'lru-cache'
import { MEGABYTE } from '../../values/megabytes.ts'
import { canonicalAddress, type ReadsQuery } from './address.ts'

/** A finished answer: body in the encodings we serve, and the headers that go with it. */
export type CachedAnswer = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** As it has been asked for, by `Content-Encoding`. */
  encoded: Readonly<Record<string, Buffer>>
  tags: readonly string[]
  /** Milliseconds since the epoch. */
  freshUntil: number
}

/** Which stored things an answer was made of, and for how many seconds it may be served without asking again. */
export type CacheInfo = { tags: string[]; maxAge: number }

/**
 * Answers that are the same for everybody, by URL, language and chosen view; dropped by tag when what they show changes.
 * Bounded by number and bytes, least recently used first.
 */
export class PageCache {
  readonly #answers: LRUCache<string, CachedAnswer>
  readonly #readers: ReadsQuery[] = []
  #variantOf: (pathname: string, cookies: string | undefined) => string = () => ''
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #maxEntries: number
  /** Go with every answer, kept or not. */
  readonly headers: Readonly<Record<string, string>>
  /** True while nothing that is kept may be shown, and nothing new is kept: maintenance. */
  paused = false
  /** Grows with every invalidation: an answer begun before must not be stored after. */
  #epoch = 0

  constructor(maxEntries: number, maxBytes = 64 * MEGABYTE, headers: Readonly<Record<string, string>> = {}) {
    this.headers = headers
    this.#maxEntries = maxEntries
    this.#answers = new LRUCache({
      max: Math.max(1, maxEntries),
      maxSize: maxBytes,
      sizeCalculation: (answer, key) => sizeOf(key, answer),
      dispose: (answer, key) => this.#untag(key, answer),
    })
  }

  /** Says what addresses read of their query; the first that knows a path is asked. */
  addReader(reader: ReadsQuery): void {
    this.#readers.push(reader)
  }

  /** The address under which an answer is kept: what nobody reads is left out. */
  canonical(pathAndQuery: string): string {
    return canonicalAddress(pathAndQuery, this.#readers)
  }

  /**
   * Says by what answers differ besides their address: a word made of the cookies that came along, of which there may be only few different
   * ones; empty for nearly everybody. An answer that differs so has to say `vary: cookie`.
   */
  varyBy(variantOf: (pathname: string, cookies: string | undefined) => string): void {
    this.#variantOf = variantOf
  }

  /** What of these cookies an answer at this path differs by. */
  variant(path: string, cookies: string | undefined): string {
    return this.#variantOf(path, cookies)
  }

  /** False: nothing is ever kept, so nothing need be made ready for it. */
  get keeps(): boolean {
    return this.#maxEntries > 0 && !this.paused
  }

  get epoch(): number {
    return this.#epoch
  }

  get(key: string, now: number): CachedAnswer | undefined {
    const answer = this.#answers.get(key)
    if (!answer) return undefined
    if (answer.freshUntil > now) return answer
    this.#answers.delete(key)
    return undefined
  }

  /** Stores an answer unless something was invalidated since `epoch`, when its making began. */
  set(key: string, answer: CachedAnswer, epoch: number): void {
    if (this.#maxEntries === 0 || epoch !== this.#epoch) return
    this.#keep(key, answer)
  }

  /** Keeps an encoded body of a kept answer beside it: it counts as well. */
  addEncoded(key: string, answer: CachedAnswer, encoding: string, body: Buffer): void {
    const encoded = { ...answer.encoded, [encoding]: body }
    // A new one under its key: only then is it weighed again.
    if (this.#answers.peek(key) === answer) this.#keep(key, { ...answer, encoded })
  }

  get bytes(): number {
    return this.#answers.calculatedSize
  }

  invalidate(tags: readonly string[]): void {
    this.#epoch += 1
    for (const tag of tags) {
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#answers.delete(key)
    }
  }

  clear(): void {
    this.#epoch += 1
    this.#answers.clear()
  }

  #keep(key: string, answer: CachedAnswer): void {
    this.#answers.set(key, answer)
    if (!this.#answers.has(key)) return
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      keys.add(key)
      this.#keysByTag.set(tag, keys)
    }
  }

  #untag(key: string, answer: CachedAnswer): void {
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

/** Bytes, with what the key (up to 16 kB of address), headers and tags take. */
function sizeOf(key: string, answer: CachedAnswer): number {
  const encoded = Object.values(answer.encoded).reduce((sum, body) => sum + body.length, 0)
  return answer.body.length + encoded + 2 * key.length + 2048
}
