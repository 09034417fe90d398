/**
 * A search document in bytes, for counting and ordering outside of the database, big-endian:
 * product id (int32), price in grosze (float64), listed at in seconds (int32), flags (int16: 1 in stock, 2 versions follow), number of facets
 * (int16), their ids (int32 each); then, where versions differ: their number (int16), and of each its id (int32), price (float64), number of
 * facets (int16) and their ids. The facets before are those of all versions.
 */
export type PackedRow = {
  productId: number
  price: number
  listedAt: number
  inStock: boolean
  facets: readonly number[]
  /** Those that are offered, where they differ in price or facets; none where there is nothing to tell apart. */
  versions?: readonly PackedVersion[]
}

/** A version with the facets that not all have. */
export type PackedVersion = { id: number; price: number; facets: readonly number[] | Int32Array }

const HEADER = 20
const VERSION_HEADER = 14
const IN_STOCK = 1
const HAS_VERSIONS = 2
/** `store/hits.ts` puts the rank of the hit (float32) before its packed row. */
const RANK = 4

export function packRow(packedRow: PackedRow): Buffer {
  const { versions = [] } = packedRow
  const tail = versions.length > 0 ? 2 : 0
  const more = versions.reduce((sum, one) => sum + VERSION_HEADER + one.facets.length * 4, tail)
  const bytes = Buffer.alloc(HEADER + packedRow.facets.length * 4 + more)
  bytes.writeInt32BE(packedRow.productId, 0)
  bytes.writeDoubleBE(packedRow.price, 4)
  bytes.writeInt32BE(packedRow.listedAt, 12)
  bytes.writeInt16BE((packedRow.inStock ? IN_STOCK : 0) | (versions.length > 0 ? HAS_VERSIONS : 0), 16)
  bytes.writeInt16BE(packedRow.facets.length, 18)
  let at = writeIds(bytes, HEADER, packedRow.facets)
  if (versions.length === 0) return bytes
  at = bytes.writeInt16BE(versions.length, at)
  for (const { id, price, facets } of versions) {
    at = bytes.writeInt32BE(id, at)
    at = bytes.writeDoubleBE(price, at)
    at = bytes.writeInt16BE(facets.length, at)
    at = writeIds(bytes, at, facets)
  }
  return bytes
}

function writeIds(bytes: Buffer, at: number, ids: readonly number[] | Int32Array): number {
  let end = at
  for (const id of ids) end = bytes.writeInt32BE(id, end)
  return end
}

/** Hits side by side: row `i` of every column is one document; its facets are `facets[firsts[i] .. ends[i]]`, and what its versions add. */
export type Hits = {
  count: number
  ranks: Float32Array
  ids: Int32Array
  prices: Float64Array
  listedAt: Int32Array
  inStock: Uint8Array
  firsts: Int32Array
  ends: Int32Array
  facets: Int32Array
  /** By row; most have none. */
  versions: Map<number, readonly PackedVersion[]>
  /** The highest id among the facets. */
  highest: number
}

/** Reads packed rows that stand one after another, each behind its rank. */
export function decodeHits(bytes: Buffer, count: number): Hits {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hits: Hits = {
    count,
    ranks: new Float32Array(count),
    ids: new Int32Array(count),
    prices: new Float64Array(count),
    listedAt: new Int32Array(count),
    inStock: new Uint8Array(count),
    firsts: new Int32Array(count),
    ends: new Int32Array(count),
    facets: new Int32Array(Math.max(0, (bytes.byteLength - count * (RANK + HEADER)) >> 2)),
    versions: new Map(),
    highest: 0,
  }
  let at = 0
  let facet = 0
  for (let row = 0; row < count; row++) {
    hits.ranks[row] = view.getFloat32(at)
    hits.ids[row] = view.getInt32(at + 4)
    hits.prices[row] = view.getFloat64(at + 8)
    hits.listedAt[row] = view.getInt32(at + 16)
    const flags = view.getInt16(at + 20)
    hits.inStock[row] = flags & IN_STOCK
    const facets = view.getInt16(at + 22)
    hits.firsts[row] = facet
    at += RANK + HEADER
    for (let index = 0; index < facets; index++, at += 4) {
      const id = view.getInt32(at)
      hits.facets[facet++] = id
      if (id > hits.highest) hits.highest = id
    }
    hits.ends[row] = facet
    if (flags & HAS_VERSIONS) at = readVersions(view, at, hits, row)
  }
  return hits
}

function readVersions(view: DataView, start: number, hits: Hits, row: number): number {
  const versions: PackedVersion[] = []
  let at = start + 2
  for (let left = view.getInt16(start); left > 0; left--) {
    const facets = new Int32Array(view.getInt16(at + 12))
    versions.push({ id: view.getInt32(at), price: view.getFloat64(at + 4), facets })
    at += VERSION_HEADER
    for (let index = 0; index < facets.length; index++, at += 4) {
      const id = view.getInt32(at)
      facets[index] = id
      if (id > hits.highest) hits.highest = id
    }
  }
  hits.versions.set(row, versions)
  return at
}
