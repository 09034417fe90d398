import type { configurationErrors as master } from '../pl-PL/errors-configuration.ts'
import type { Same } from '../shape.ts'
import { deskErrors } from './errors-desk.ts'

export const configurationErrors: Same<typeof master> = {
  ...deskErrors,
  seller_on_holiday: 'The seller is away at the moment and takes no orders',
  holiday_in_past: 'This holiday is over already',
  holiday_too_long: 'A holiday may last at most {{maximum}} days',
  currency_in_use: 'The currency cannot be changed once the market has products',
  no_test_environment: 'This provider has no test environment.',
  provider_key_invalid: 'This does not look like a key of this kind. Please copy all of it again.',
}
