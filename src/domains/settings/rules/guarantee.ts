import { LOCALES, type Locale } from '../../../values/locale.ts'

/** From when sellers show the official notice of the legal guarantee (Directive 2024/825, Regulation 2025/1960), on the market's clock. */
export const GUARANTEE_SINCE = '2026-09-27'
export const GUARANTEE_SETTING = 'guaranteeNotice'

export const GUARANTEE_MEDIA = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

/** The official file of one language as it was uploaded; never made anew, since the notice is not to be changed. */
export type GuaranteeFile = {
  media: (typeof GUARANTEE_MEDIA)[number]
  /** Where it is kept. */
  key: string
  /** Bytes. */
  size: number
  /** ISO, UTC. */
  addedAt: string
}
export type GuaranteeFiles = Partial<Record<Locale, GuaranteeFile>>

/** What pages show on a day (YYYY-MM-DD): of each language that has a file what it is and which; before the first day nothing. */
export function guaranteeOn(
  files: GuaranteeFiles,
  day: string,
): Partial<Record<Locale, Pick<GuaranteeFile, 'media'> & { version: string }>> {
  if (day < GUARANTEE_SINCE) return {}
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const file = files[locale]
      return file ? [[locale, { media: file.media, version: versionOf(file) }]] : []
    }),
  )
}

/** Another with each upload: it stands in the address of the file. */
export const versionOf = ({ key }: Pick<GuaranteeFile, 'key'>): string =>
  key.slice(key.lastIndexOf('/') + 1).split('.')[0] ?? ''

/** Languages whose official file nobody has uploaded. */
export const missingGuarantee = (files: GuaranteeFiles): Locale[] => LOCALES.filter((locale) => !files[locale])
