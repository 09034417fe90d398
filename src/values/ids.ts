import { z } from 'zod'

/** A record's number in a path or query: digits only, so that `1e9` or ` 7` is not an id. */
export const idInPath = z.coerce
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
