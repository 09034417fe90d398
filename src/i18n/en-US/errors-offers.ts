import type { offersErrors as master } from '../pl-PL/errors-offers.ts'
import type { Same } from '../shape.ts'

export const offersErrors: Same<typeof master> = {
  erp_code_taken: 'Another product of your company already has this ERP code',
  image_not_found: 'There is no such picture. Please upload it again.',
  image_required: 'Add at least one picture',
  price_required: 'Enter a price above zero',
  grade_required: 'Choose a condition grade',
  grade_unfit: 'This grade does not fit the state of the product',
  ean_invalid: 'Check the EAN: it has 8, 12 or 13 digits, and the last one does not match',
  imei_invalid: 'Check the IMEI: it has 15 digits, and the last one does not match',
  serial_invalid: 'A serial number has 4 to 30 characters: letters, digits and - . / _ # +',
  device_repeated: 'This number is on the list already',
  device_listed_already: 'A device with this number is in another published offer already',
  grade_above_units:
    'The grade is better than that of unit {{unit}}: lower it, or grade the unit by hand with a reason',
  product_changed: 'This product was changed in the meantime. Your changes are not saved yet.',
  product_changed_by: 'The product has a newer version already ({{revision}}). Last changes: {{by}}.',
  product_ordered: 'This product cannot be deleted because somebody has ordered it. You can pause it.',
  version_ordered: 'The version “{{name}}” cannot be removed because somebody has ordered it. Set its stock to zero.',
  status_not_possible: 'The chosen status cannot follow the current one',
  stock_too_big: 'Stock can be {{maximum}} pieces at most',
  schedule_overlaps: 'Another price of this version is planned for that time',
  schedule_in_past: 'Choose a start in the future',
  schedule_ends_early: 'The end has to be later than the start and than now',
  too_many_schedules: 'At most 20 prices can be planned for one version',
  schedule_not_found: 'This planned price does not exist any more',
  safety_missing:
    'Without the manufacturer’s details the offer cannot be published: add them on the product’s safety page',
  energy_missing: 'The energy label that this offer needs is missing',
  green_claim:
    'Do not write without proof: {{words}}. Leave these words out or, for an offer, enter a proof on the page of product safety',
}
