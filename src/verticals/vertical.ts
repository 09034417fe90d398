import type { OwnWords } from '../i18n/languages.ts'
import type { Locale, LocalText } from '../values/locale.ts'
import type { CategorySeed, CheckPoint } from './seed.ts'

/** What sellers can report to have checked: by the slug of a category, its own before that of the one above; of all others `other`. */
export type Checks = { of: Readonly<Record<string, readonly CheckPoint[]>>; other: readonly CheckPoint[] }

/**
 * The trade of a market (B13): a folder beside this file, named as `VERTICAL` names it, with `index.ts` that exports `vertical`, and, where its
 * words differ, `words/<language>.ts` that exports `texts`. Another folder is another trade; nothing else has to know of it.
 */
export type Vertical = {
  /** What a new market begins with; its operator goes on from there. */
  categories: readonly CategorySeed[]
  /** The start page, until the operator writes another; `icon`: a name of lucide. */
  start: { header: LocalText; banner: LocalText; icon: string }
  /** Things have had owners before: grades of their state, passports, and what was like new are shown. */
  used: boolean
  /** The brands are those of `values/brands.ts`: others are no filter of the first order. */
  listsBrands: boolean
  /** The goods are electrical equipment: an old device is taken back for a bought one. */
  electrical: boolean
  /** Slugs of the kinds of goods that are sold with an energy label of the Union. */
  energyLabelled: readonly string[]
  checks: Checks
  words?: Readonly<Record<Locale, OwnWords>>
}
