import type { Locale } from '../../values/locale.ts'
import type { NoticeDays, Periods, PublicCommission, RulesFacts, TermsSection } from './shape.ts'

/** ISO day since when the texts that the market comes with bind. */
export const VALID_FROM = '2026-11-01'

type Each<Facts extends readonly unknown[]> = Record<
  Locale,
  () => Promise<{ sections: (...facts: Facts) => readonly TermsSection[] }>
>

/** Rules for buyers: a file a language, fetched when a page in it is shown. The Polish one binds. */
export const RULES: Each<[RulesFacts]> = {
  'pl-PL': () => import('./pl-PL/rules.ts'),
  'en-US': () => import('./en-US/rules.ts'),
  'de-DE': () => import('./de-DE/rules.ts'),
}
/** Returns and complaints. */
export const RETURNS: Each<[Periods & { sendsMail: boolean }]> = {
  'pl-PL': () => import('./pl-PL/returns.ts'),
  'en-US': () => import('./en-US/returns.ts'),
  'de-DE': () => import('./de-DE/returns.ts'),
}
/** Rules for sellers. */
export const REGULAR: Each<[PublicCommission, NoticeDays]> = {
  'pl-PL': () => import('./pl-PL/regular.ts'),
  'en-US': () => import('./en-US/regular.ts'),
  'de-DE': () => import('./de-DE/regular.ts'),
}
