import type { offerClaims as master } from '../pl-PL/offer-claims.ts'
import type { Same } from '../shape.ts'

export const offerClaims: Same<typeof master> = {
  reportTitle: 'What was checked',
  reportBy: '{{date}}, checked by: {{by}}',
  reportFails: 'According to the report not everything is in order: {{points}}.',
  result_works: 'in order',
  result_fails: 'defect',
  result_notChecked: 'not checked',
  contradicted: 'The description and the data of the offer differ',
  heldWarranty: 'In the data of the offer, which go into the order: {{warranty}}.',
  heldNoWarranty: 'The data of the offer, which go into the order, have no warranty of the seller.',
  heldDispatch: 'In the data of the offer: {{days}}.',
  photoOfDefect: 'Photo of the defect: {{defect}}',
  othersTitle: 'This model in other grades',
  othersAll: 'All offers: {{model}}',
  otherBattery: 'battery {{percent}}%',
  otherNoWarranty: 'no seller’s warranty',
  newCosts: 'New from {{seller}}: {{price}}',
  costsLess: 'this offer costs {{amount}} less',
  newDiffers: 'Different in the new one – {{facts}}',
  bestPrice: 'lowest price',
  bestFast: 'fastest',
  bestLong: 'longest',
  bestState: 'best grade',
  bestMore: 'most',
  bestLess: 'least',
}
