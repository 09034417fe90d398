import { bestOf, type Weighed } from './best-of.ts'

/** V08. */
export const MAX_COMPARED = 3

/** How a value is said to be the best of its row; a text of the comparison. */
export type BestWord = 'bestPrice' | 'bestFast' | 'bestLong' | 'bestState' | 'bestMore' | 'bestLess'
/** What is best in a row, by the places of the products. */
export type Best = { word: BestWord; at: readonly number[] }

export type CompareField = {
  key: string
  name: string
  text: string
  /** Of each version, where more or less of it is better. */
  values?: readonly number[]
  better?: 'more' | 'less' | undefined
}
/** One text per product; null where it has none. */
export type CompareRow = { key: string; name: string; texts: (string | null)[]; best: Best | null }

/** `?ids=3,5,5,x` → distinct ids in order, at most three. */
export function idsOf(text: string | null): { ids: number[]; tooMany: boolean } {
  const ids = [...new Set((text ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].map(Number)
  return { ids: ids.slice(0, MAX_COMPARED), tooMany: ids.length > MAX_COMPARED }
}

/** Fields of all products, in the order of the first that has them. */
export function unionRows(products: readonly (readonly CompareField[])[]): CompareRow[] {
  const first = new Map<string, CompareField>()
  for (const fields of products) for (const field of fields) if (!first.has(field.key)) first.set(field.key, field)
  return [...first.values()].map(({ key, name, better }) => {
    const own = products.map((fields) => fields.find((field) => field.key === key))
    return {
      key,
      name,
      texts: own.map((field) => field?.text ?? null),
      best: better
        ? best(better === 'more' ? 'bestMore' : 'bestLess', {
            better,
            values: own.map((field) => field?.values ?? null),
          })
        : null,
    }
  })
}

/** Null: none is better than the others, or it is not known. */
export function best(word: BestWord, weighed: Weighed): Best | null {
  const at = bestOf(weighed)
  return at.length > 0 ? { word, at } : null
}

/** Nothing known of one product is a difference too. */
export function differs(row: Pick<CompareRow, 'texts'>): boolean {
  return new Set(row.texts).size > 1
}
