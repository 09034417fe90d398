import type { Locale } from '../../values/locale.ts'

/** What the market's languages are called, and how one says that something is written in one. */
export const languages = {
  'pl-PL': 'polski',
  'en-US': 'angielski',
  'de-DE': 'niemiecki',
  'in_pl-PL': 'po polsku',
  'in_en-US': 'po angielsku',
  'in_de-DE': 'po niemiecku',
} as const satisfies Record<Locale | `in_${Locale}`, string>
