import { z } from 'zod'
import { COUNTRIES } from './countries.ts'

const KNOWN = new Set(COUNTRIES)

/** B08: one of the countries an address may name, ISO 3166-1 alpha-2; any other two letters are `invalid`. */
export const countryCode = z
  .string()
  .refine((code) => KNOWN.has(code))
  .meta({ enum: COUNTRIES })
