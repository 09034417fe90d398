import type { unitsErrors as master } from '../pl-PL/errors-units.ts'
import type { Same } from '../shape.ts'

/** Failures around units. */
export const unitsErrors: Same<typeof master> = {
  unit_not_found: 'There is no such unit',
  unit_not_here: 'You no longer have this unit: it was sold',
  unit_listed_elsewhere: 'Another seller offers the unit with this number, or is just selling it',
  unit_number_wanted: 'This unit is received by its number: give its IMEI or serial number, as anybody can read a code',
  unit_number_wrong: 'The number is not that of the passport with this code',
  too_many_taken_over: 'At most 30 units a day can be taken over from other sellers. Receive this one tomorrow',
  unit_reserved: 'Unit {{code}} waits in an order to be shipped',
  unit_sold_elsewhere: 'Unit {{code}} is in another order already, or was sold',
  unit_of_another_offer: 'Unit {{code}} belongs to another offer or version than what was ordered',
  too_many_units: 'More units than were ordered: at most {{maximum}}',
  unit_has_left: 'Unit {{code}} is on its way to the buyer already',
  unit_not_assigned: 'The unit is not assigned to this order: assign it first',
  unit_chain_full:
    'The history of this unit already has {{count}} entries, so no more can be added. Sales and returns still are',
  unit_not_tested: 'Write down the test of this unit first',
  tells_person: 'Everybody reads this: take out e-mail addresses, phone, account and device numbers',
  tells_number: 'Everybody reads the name: take the IMEI or serial number out of it',
  erasure_not_found: 'There is no certificate of data erasure yet: fill in its fields first',
  erasure_has_file: 'This certificate has a file already',
}
