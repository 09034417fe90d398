import { decodeHits, type Hits } from '../packed-row.ts'
import type { IndexedDocument } from '../store/memory-index.ts'
import { readWords } from './read-words.ts'

const FIRST_CAPACITY = 1024
/** The weight of a word is the lowest two bits of its posting: 3 is the title, 0 a description. */
export const WEIGHT_BITS = 2

/**
 * Documents in memory: all of a small market, or an even sample of a large one (`level` as in lexemes.ts). Columns by row, and for each
 * word the rows that have it, ascending. Rows are only added: a document whose words changed gets a new one and the old one is dead.
 */
export class MemoryIndex {
  readonly level: number
  revision: number
  /** `ranks` are written by whoever looks (see find-rows.ts) and hold until the next look. */
  hits: Hits
  scores = new Float32Array(FIRST_CAPACITY)
  categoryIds = new Int32Array(FIRST_CAPACITY)
  topCategoryIds = new Int32Array(FIRST_CAPACITY)
  alive = new Uint8Array(FIRST_CAPACITY)
  readonly cards: (string | null)[] = []
  readonly postings = new Map<string, number[]>()
  readonly #rowOf = new Map<number, number>()
  readonly #hashes: number[] = []
  #facetCount = 0

  constructor(level: number, revision: number) {
    this.level = level
    this.revision = revision
    this.hits = {
      count: 0,
      ranks: new Float32Array(FIRST_CAPACITY),
      ids: new Int32Array(FIRST_CAPACITY),
      prices: new Float64Array(FIRST_CAPACITY),
      listedAt: new Int32Array(FIRST_CAPACITY),
      inStock: new Uint8Array(FIRST_CAPACITY),
      firsts: new Int32Array(FIRST_CAPACITY),
      ends: new Int32Array(FIRST_CAPACITY),
      facets: new Int32Array(FIRST_CAPACITY * 16),
      versions: new Map(),
      highest: 0,
    }
  }

  /** Living documents. */
  get size(): number {
    return this.#rowOf.size
  }

  /** So much room is taken by what is dead that it should be built anew. */
  get worn(): boolean {
    return this.hits.count > 2 * this.size + FIRST_CAPACITY || this.#facetCount > 200 * this.size + 500_000
  }

  rowOf(id: number): number | undefined {
    return this.#rowOf.get(id)
  }

  put(document: IndexedDocument): void {
    const { words, hash } = readWords(document.terms)
    let row = this.#rowOf.get(document.id)
    if (row === undefined || this.#hashes[row] !== hash) {
      this.remove(document.id)
      row = this.#newRow(document.id)
      this.#hashes[row] = hash
      for (const [word, weight] of words) this.#post(word, (row << WEIGHT_BITS) | weight)
    }
    const one = decodeHits(document.packedRow, 1)
    const { hits } = this
    hits.prices[row] = one.prices[0] ?? 0
    hits.listedAt[row] = one.listedAt[0] ?? 0
    hits.inStock[row] = one.inStock[0] ?? 0
    this.scores[row] = document.score
    this.categoryIds[row] = document.categoryId
    this.topCategoryIds[row] = document.topCategoryId
    this.cards[row] = document.card
    this.#setFacets(row, one.facets.subarray(one.firsts[0], one.ends[0]), one.highest)
    const versions = one.versions.get(0)
    if (versions) hits.versions.set(row, versions)
    else hits.versions.delete(row)
  }

  remove(id: number): void {
    const row = this.#rowOf.get(id)
    if (row === undefined) return
    this.alive[row] = 0
    this.cards[row] = null
    this.hits.versions.delete(row)
    this.#rowOf.delete(id)
  }

  #newRow(id: number): number {
    const { hits } = this
    const row = hits.count++
    if (row === hits.ids.length) this.#grow()
    hits.ids[row] = id
    this.alive[row] = 1
    this.#rowOf.set(id, row)
    return row
  }

  #post(word: string, posting: number): void {
    const list = this.postings.get(word)
    if (list) list.push(posting)
    // A part of a long string would keep the whole of it alive.
    else this.postings.set(Buffer.from(word).toString(), [posting])
  }

  #setFacets(row: number, ids: Int32Array, highest: number): void {
    const { hits } = this
    const old = hits.firsts[row] ?? 0
    const fits = (hits.ends[row] ?? 0) - old === ids.length
    const first = fits ? old : this.#facetCount
    if (!fits) this.#facetCount += ids.length
    if (this.#facetCount > hits.facets.length) hits.facets = larger(hits.facets, 2 * this.#facetCount)
    hits.facets.set(ids, first)
    hits.firsts[row] = first
    hits.ends[row] = first + ids.length
    if (highest > hits.highest) hits.highest = highest
  }

  #grow(): void {
    const { hits } = this
    const room = 2 * hits.ids.length
    hits.ranks = larger(hits.ranks, room)
    hits.ids = larger(hits.ids, room)
    hits.prices = larger(hits.prices, room)
    hits.listedAt = larger(hits.listedAt, room)
    hits.inStock = larger(hits.inStock, room)
    hits.firsts = larger(hits.firsts, room)
    hits.ends = larger(hits.ends, room)
    this.scores = larger(this.scores, room)
    this.categoryIds = larger(this.categoryIds, room)
    this.topCategoryIds = larger(this.topCategoryIds, room)
    this.alive = larger(this.alive, room)
  }
}

type Column = Float32Array | Float64Array | Int32Array | Uint8Array

function larger<T extends Column>(column: T, room: number): T {
  const grown = new (column.constructor as unknown as new (length: number) => T)(room)
  grown.set(column)
  return grown
}
