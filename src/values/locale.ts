/**
 * The languages of the market, by their own names. Polish is the default: no URL prefix, and every text is there in it. `dates`: as whom the
 * language writes them; English as in Britain, days before months as everywhere in Europe, since its words are British, too.
 */
export const LANGUAGES = {
  'pl-PL': { name: 'Polski', decimal: ',', dates: 'pl-PL' },
  'en-US': { name: 'English', decimal: '.', dates: 'en-GB' },
  'de-DE': { name: 'Deutsch', decimal: ',', dates: 'de-DE' },
} as const
export type Locale = keyof typeof LANGUAGES
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[]
export const DEFAULT_LOCALE = 'pl-PL'
export type OtherLocale = Exclude<Locale, typeof DEFAULT_LOCALE>

/** `pl`, `en`, `de`. */
export const languageOf = <L extends Locale>(locale: L) => locale.slice(0, 2) as LanguageOf<L>
export type LanguageOf<L extends Locale> = L extends `${infer Language}-${string}` ? Language : never

/** Something for each language. */
export const eachLocale = <T>(of: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>

/** Path prefix of each language: `/catalog`, `/en/catalog`, `/de/catalog`. */
export const LOCALE_PREFIX = eachLocale((locale) => (locale === DEFAULT_LOCALE ? '' : `/${languageOf(locale)}`))

/** A text in the market's languages; Polish is always there. */
export type LocalText = { [DEFAULT_LOCALE]: string } & { [L in Locale]?: string | undefined }

/** What is said in the other languages: those without it are left out, so that they follow the Polish. */
export const othersGiven = <T>(of: (locale: OtherLocale) => T | undefined | '') =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const said = locale === DEFAULT_LOCALE ? undefined : of(locale)
      return said ? [[locale, said]] : []
    }),
  ) as { [L in OtherLocale]?: T }

/** A text in a language, in Polish where nobody has written it: Polish is always there. */
export function pickText(text: LocalText, locale: Locale): string {
  return text[locale] ?? text['pl-PL']
}

/** `/de/catalog` → `de-DE` and `/catalog`. */
export function splitLocalePath(path: string): { locale: Locale; rest: string } {
  for (const locale of LOCALES) {
    const prefix = LOCALE_PREFIX[locale]
    if (prefix && (path === prefix || path.startsWith(`${prefix}/`))) {
      return { locale, rest: path.slice(prefix.length) || '/' }
    }
  }
  return { locale: DEFAULT_LOCALE, rest: path }
}

/** `/catalog` in German → `/de/catalog`; the start page → `/de`. */
export function localePath(path: string, locale: Locale): string {
  const prefix = LOCALE_PREFIX[locale]
  if (!prefix) return path
  return path === '/' ? prefix : prefix + path
}

/** Best match of an Accept-Language header; ranges without a match fall to Polish. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  const ranges = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: quality ? Number(quality) : 1 }
    })
    .filter((range) => range.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of ranges) {
    const match = LOCALES.find((locale) => locale.startsWith(`${language}-`))
    if (match) return match
  }
  return DEFAULT_LOCALE
}
