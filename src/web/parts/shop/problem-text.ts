import { postalExample } from '../../../values/postal-code.ts'
import type { Translate } from '../../texts/registry.ts'

const KEYS = {
  required: 'required',
  location_required: 'locationRequired',
  postal_code_unfit: 'postalCodeInvalid',
  clock_invalid: 'clockInvalid',
  date_required: 'dateRequired',
  exception_repeated: 'dateRepeated',
  hours_equal: 'hoursEqual',
  hours_overlap: 'hoursOverlap',
} as const

/** The words of a code that the form itself found in a shop of this country. */
export function problemText(t: Translate<'myShops'>, code: string, country: string): string {
  return t(KEYS[code as keyof typeof KEYS] ?? 'checkFields', { example: postalExample(country) })
}
