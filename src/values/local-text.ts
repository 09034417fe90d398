import { z } from 'zod'

/** Something in the market's languages: Polish is required, the others fall back to it. */
export const inLanguages = <T extends z.ZodType>(one: T) =>
  z.object({ 'pl-PL': one, 'en-US': one.optional(), 'de-DE': one.optional() })

/** A text that has to say something in Polish. */
export const localText = inLanguages(z.string()).extend({ 'pl-PL': z.string().trim().min(1) })

export type LocalTextShape = z.infer<typeof localText>
