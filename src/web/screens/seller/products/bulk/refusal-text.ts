import type { TextKey, Translate } from '../../../../texts/registry.ts'

type T = Translate<'productList'>

/** Why a product was left as it is. */
export function refusalText(t: T, reason: string, missing: readonly string[] = []): string {
  const why = t(`refusal_${reason}` as TextKey<'productList'>)
  if (missing.length === 0) return why
  return `${why}: ${missing.map((part) => t(`missing_${part}` as TextKey<'productList'>)).join(', ')}`
}
