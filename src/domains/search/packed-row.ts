/**
 * A search document in bytes, for counting and ordering outside of the database, big-endian:
 * product id (int32), price in grosze (float64), listed at in seconds (int32), in stock (int16), number of facets (int16), their ids (int32 each).
 */
export type PackedRow = {
  productId: number
  price: number
  listedAt: number
  inStock: boolean
  facets: readonly number[]
}

const HEADER = 20
/** `store/hits.ts` puts the rank of the hit (float32) before its packed row. */
const RANK = 4

export function packRow(packedRow: PackedRow): Buffer {
  const bytes = Buffer.alloc(HEADER + packedRow.facets.length * 4)
  bytes.writeInt32BE(packedRow.productId, 0)
  bytes.writeDoubleBE(packedRow.price, 4)
  bytes.writeInt32BE(packedRow.listedAt, 12)
  bytes.writeInt16BE(packedRow.inStock ? 1 : 0, 16)
  bytes.writeInt16BE(packedRow.facets.length, 18)
  for (const [index, id] of packedRow.facets.entries()) bytes.writeInt32BE(id, HEADER + index * 4)
  return bytes
}

/** Hits side by side: row `i` of every column is one document; its facets are `facets[firsts[i] .. ends[i]]`. */
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
    facets: new Int32Array(Math.max(0, (bytes.byteLength - count * (RANK + HEADER)) / 4)),
    highest: 0,
  }
  let at = 0
  let facet = 0
  for (let row = 0; row < count; row++) {
    hits.ranks[row] = view.getFloat32(at)
    hits.ids[row] = view.getInt32(at + 4)
    hits.prices[row] = view.getFloat64(at + 8)
    hits.listedAt[row] = view.getInt32(at + 16)
    hits.inStock[row] = view.getInt16(at + 20)
    const facets = view.getInt16(at + 22)
    hits.firsts[row] = facet
    at += RANK + HEADER
    for (let index = 0; index < facets; index++, at += 4) {
      const id = view.getInt32(at)
      hits.facets[facet++] = id
      if (id > hits.highest) hits.highest = id
    }
    hits.ends[row] = facet
  }
  return hits
}
