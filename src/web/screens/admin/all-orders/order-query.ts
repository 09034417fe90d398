/** What the address says of the list. Amounts stand there as people write them. */
export const FILTER = ['q', 'status', 'payment', 'provider', 'company', 'from', 'to', 'least', 'most'] as const

type Amounts = { least?: string | number | undefined; most?: string | number | undefined }

/** Amounts as the market counts them: `12,5` → 1250. What is no amount is left for the server to refuse. */
export function inMinorUnits<Q extends { query: Amounts }>({ query, ...rest }: Q): Q {
  const counted = (['least', 'most'] as const).flatMap((name) => {
    const typed = query[name]
    if (typed === undefined) return []
    const value = Number(
      String(typed)
        .replace(/[\s\u00a0]/g, '')
        .replace(',', '.'),
    )
    return [[name, Number.isFinite(value) ? String(Math.round(value * 100)) : String(typed)]]
  })
  return { ...rest, query: { ...query, ...Object.fromEntries(counted) } } as Q
}
