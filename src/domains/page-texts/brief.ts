import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../values/locale.ts'
import type { versions } from '../terms/index.ts'
import type { VersionBrief } from './contract.ts'

type Version = versions.StoredVersion

/** A version without its words, as it stands at a moment. */
export function briefOf({ number, from, until, changes }: Version, now: Date, locale: Locale): VersionBrief {
  return {
    number,
    state: stateOf({ from, until }, now),
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
    changes: changes[locale] ?? changes[DEFAULT_LOCALE] ?? null,
  }
}

/** Whether it is to come, holds or is over. One that another took the place of before it began is over. */
export function stateOf({ from, until }: Pick<Version, 'from' | 'until'>, now: Date): VersionBrief['state'] {
  if (until && until <= (from > now ? from : now)) return 'past'
  return from > now ? 'planned' : 'inForce'
}

/** The languages in which there are words. */
export const languagesOf = (words: Version['words']): Locale[] => LOCALES.filter((locale) => Boolean(words[locale]))
