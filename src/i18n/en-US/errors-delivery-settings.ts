import type { deliverySettingsErrors as master } from '../pl-PL/errors-delivery-settings.ts'
import type { Same } from '../shape.ts'

export const deliverySettingsErrors: Same<typeof master> = {
  cod_below_price: 'Not below the price without cash',
  pickup_needs_shop: 'Add a shop before you switch collection on',
  country_not_reached: 'The carrier does not go this way to: {{countries}}',
  country_twice: 'This country is in another group already: {{countries}}',
  carrier_account_missing: 'There is no connection to this carrier: save one with your delivery settings.',
  carrier_keys_unreadable: 'The keys cannot be read: they were stored under another master key. Enter them once more.',
  carrier_key_invalid: 'This does not look right',
  carrier_key_missing: 'Enter this value',
  label_not_found: 'This label no longer exists.',
  label_not_failed: 'This label has not failed: there is nothing to try again.',
  label_being_bought: 'This label is just being bought. Look again in a moment.',
  label_too_late:
    'The carrier no longer takes this label back by itself: ask the carrier whether the price is returned.',
  label_carrier_silent: 'The carrier does not answer. Try again in a few minutes.',
  label_not_uncertain: 'It is known how this label stands.',
  label_not_ready: 'The label is not ready yet.',
  label_nothing_left: 'Nothing is left that needs a label.',
  too_many_senders: 'There can be no more than {{most}} senders’ addresses.',
  box_too_large: '{{most}} mm at most for this size',
  box_too_heavy: '{{most}} kg at most',
  hand_over_unfit: 'The carrier does not take these parcels in this way',
  collection_hours: 'The end is after the beginning',
  collection_cut_off: 'Before the end of the collection hours',
  sender_not_found: 'This sender’s address is no longer there. Reload the page and choose another.',
  label_wrong_way: 'Labels for this way of delivery cannot be bought here.',
  label_choose_pieces: 'This order goes in several parcels: open it and choose what goes in each.',
  carrier_refused_keys: 'The carrier refused these keys.',
  commission_subject_missing: 'Choose a category, a company or both',
  commission_rule_not_found: 'This commission rule is no longer there',
}
