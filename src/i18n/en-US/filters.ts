import type { filters as polish } from '../pl-PL/filters.ts'
import type { Same } from '../shape.ts'

export const filters: Same<typeof polish> = {
  key_category: 'Category',
  key_state: 'State',
  key_grade: 'Grade',
  key_seller: 'Seller',
  key_brand: 'Brand',
  key_price: 'Price',
  state_new: 'New',
  state_used: 'Used',
  state_damaged: 'Damaged',
  grade_openBox: 'Open box',
  grade_A: 'A – like new',
  grade_B: 'B – very good',
  grade_C: 'C – good',
  grade_D: 'D – visible wear',
  grade_repairable: 'Repairable',
  grade_forParts: 'For parts',
  yes: 'Yes',
  no: 'No',
  without: 'Without the filter: {{text}}',
  priceTo: 'Price up to {{text}}',
  priceFrom: 'Price from {{text}}',
  all: 'Everything in {{text}}',
  to: 'up to {{text}}',
  from: 'from {{text}}',
}
