import type { deliverySettingsErrors as master } from '../pl-PL/errors-delivery-settings.ts'
import type { Same } from '../shape.ts'

export const deliverySettingsErrors: Same<typeof master> = {
  cod_below_price: 'Not below the price without cash',
  pickup_needs_shop: 'Add a shop before you switch collection on',
  country_not_reached: 'The carrier does not go this way to: {{countries}}',
  country_twice: 'This country is in another group already: {{countries}}',
  carrier_key_missing: 'Enter the API key',
  commission_subject_missing: 'Choose a category, a company or both',
  commission_rule_not_found: 'This commission rule is no longer there',
}
