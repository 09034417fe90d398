import { z } from 'zod'
import { DEFAULT_LOCALE, eachLocale, type OtherLocale } from './locale.ts'

/** Something in the market's languages: Polish is required, the others fall back to it. */
export const inLanguages = <T extends z.ZodType>(one: T) =>
  z.object(
    eachLocale((locale) => (locale === DEFAULT_LOCALE ? one : one.optional())) as { [DEFAULT_LOCALE]: T } & {
      [L in OtherLocale]: z.ZodOptional<T>
    },
  )

/** A text that has to say something in Polish. */
export const localText = inLanguages(z.string()).extend({ 'pl-PL': z.string().trim().min(1) })

export type LocalTextShape = z.infer<typeof localText>
