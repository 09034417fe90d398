import { z } from 'zod'

/** A text in the market's languages: Polish is required, the others fall back to it. */
export const localText = z.object({
  'pl-PL': z.string().trim().min(1),
  'en-US': z.string().optional(),
  'de-DE': z.string().optional(),
})

export type LocalTextShape = z.infer<typeof localText>
