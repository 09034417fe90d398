import { z } from 'zod'
import { fitsCharacters } from './characters.ts'

/** A text that people write, without the spaces around it: at most so many characters as they count them. */
export function writtenText(most: number) {
  return z
    .string()
    .trim()
    .check(({ value, issues }) => {
      if (!fitsCharacters(value, most))
        issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value })
    })
    .meta({ maxLength: most })
}
