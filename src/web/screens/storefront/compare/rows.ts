/** V08. */
export const MAX_COMPARED = 3

export type CompareField = { key: string; name: string; text: string }
/** One text per product; null where it has none. */
export type CompareRow = { key: string; name: string; texts: (string | null)[] }

/** `?ids=3,5,5,x` → distinct ids in order, at most three. */
export function idsOf(text: string | null): { ids: number[]; tooMany: boolean } {
  const ids = [...new Set((text ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].map(Number)
  return { ids: ids.slice(0, MAX_COMPARED), tooMany: ids.length > MAX_COMPARED }
}

/** Fields of all products, in the order of the first that has them. */
export function unionRows(products: readonly (readonly CompareField[])[]): CompareRow[] {
  const names = new Map<string, string>()
  for (const fields of products) for (const { key, name } of fields) if (!names.has(key)) names.set(key, name)
  return [...names].map(([key, name]) => ({
    key,
    name,
    texts: products.map((fields) => fields.find((field) => field.key === key)?.text ?? null),
  }))
}

/** Nothing known of one product is a difference too. */
export function differs(row: Pick<CompareRow, 'texts'>): boolean {
  return new Set(row.texts).size > 1
}
