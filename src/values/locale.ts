/** The three languages of the market. Polish is the default and has no URL prefix. */
export const LOCALES = ['pl-PL', 'en-US', 'de-DE'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'pl-PL'

/** Path prefix of each language: `/catalog`, `/en/catalog`, `/de/catalog`. */
export const LOCALE_PREFIX: Record<Locale, '' | '/en' | '/de'> = {
  'pl-PL': '',
  'en-US': '/en',
  'de-DE': '/de',
}

/** A text in up to three languages; Polish is always there. */
export type LocalText = { 'pl-PL': string } & { [L in Locale]?: string | undefined }

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
