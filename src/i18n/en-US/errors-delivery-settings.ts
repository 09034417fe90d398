import type { deliverySettingsErrors as master } from '../pl-PL/errors-delivery-settings.ts'
import type { Same } from '../shape.ts'
import { pointsErrors } from './errors-points.ts'

export const deliverySettingsErrors: Same<typeof master> = {
  ...pointsErrors,
  cod_below_price: 'Not below the price without cash',
  pickup_needs_shop: 'Add a shop before you switch collection on',
  country_not_reached: 'The carrier does not go this way to: {{countries}}',
  country_twice: 'This country is in another group already: {{countries}}',
  carrier_account_missing: 'There is no connection to this carrier: save one with your delivery settings.',
  carrier_keys_unreadable: 'The keys cannot be read: they were stored under another master key. Enter them once more.',
  carrier_key_invalid: 'This does not look right',
  carrier_key_missing: 'Enter this value',
  label_not_found: 'This label no longer exists.',
  label_carrier_silent: 'The carrier does not answer. Try again in a moment, or call it if it is urgent.',
  label_not_failed: 'This label has not failed: there is nothing to try again.',
  label_being_bought: 'This label is just being bought. Look again in a moment.',
  label_too_late:
    'The carrier no longer takes this label back by itself: ask the carrier whether the price is returned.',
  label_not_uncertain: 'It is known how this label stands.',
  return_label_exists: 'A label for the way back is bought already, or just being bought.',
  return_label_no_address:
    'A return label of this carrier needs the buyer’s address in Poland, and the buyer gave none. Choose another carrier.',
  return_label_phone:
    'This carrier needs Polish phone numbers: the buyer’s and that of your address. One of them is not Polish.',
  label_sent: 'The parcel with this label has been shipped already.',
  label_not_ready: 'The label is not ready yet.',
  label_zpl_coming: 'The files for the label printer are being fetched ({{count}}). Try again in a moment.',
  label_receiver_phone:
    'The carrier needs a Polish phone number of the receiver. Ask the buyer for one and send the parcel at the carrier’s.',
  label_point_closed: 'This pickup point is closed. Agree on another with the buyer.',
  label_too_large: 'The parcel is too large or too heavy for this way of delivery.',
  label_cash_too_much: 'The carrier does not take this much on delivery.',
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
  collection_not_found: 'This courier order is no longer there.',
  collection_taken:
    'A courier was ordered for some of these parcels already, or their labels were cancelled. Reload the page.',
  collection_mixed: 'One courier order is for parcels of one carrier at one address.',
  collection_not_offered: 'No courier of this carrier is ordered from here.',
  collection_day: 'Couriers come from Monday to Saturday except on holidays, within 7 days',
  collection_passed: 'This hour has passed',
  collection_being_asked: 'The carrier is being asked about this order. Look again in a moment.',
  collection_too_late: 'The carrier no longer takes a cancellation: call it.',
  collection_by_phone: 'This carrier has to be told by phone or in its own panel.',
  collection_not_uncertain: 'It is known what became of this courier order.',
  carrier_refused_keys: 'The carrier refused these keys.',
  commission_subject_missing: 'Choose a category, a company or both',
  commission_rule_not_found: 'This commission rule is no longer there',
}
