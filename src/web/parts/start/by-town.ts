import type { Locale } from '../../../values/locale.ts'

type Shop = { id: number; title: string; city: string }
export type Town = { city: string; shops: { id: number; title: string }[] }

/** Shops under their towns, both in the order of the alphabet. */
export function byTown(shops: readonly Shop[], locale: Locale): Town[] {
  const { compare } = new Intl.Collator(locale)
  const towns = Map.groupBy(shops, ({ city }) => city)
  return [...towns]
    .map(([city, there]) => ({
      city,
      shops: there.map(({ id, title }) => ({ id, title })).sort((a, b) => compare(a.title, b.title)),
    }))
    .sort((a, b) => compare(a.city, b.city))
}
