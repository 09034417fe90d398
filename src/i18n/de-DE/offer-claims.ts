import type { offerClaims as master } from '../pl-PL/offer-claims.ts'
import type { Same } from '../shape.ts'

export const offerClaims: Same<typeof master> = {
  reportTitle: 'Was geprüft wurde',
  reportBy: '{{date}}, geprüft von: {{by}}',
  reportFails: 'Laut Prüfbericht ist nicht alles in Ordnung: {{points}}.',
  result_works: 'in Ordnung',
  result_fails: 'Mangel',
  result_notChecked: 'nicht geprüft',
  contradicted: 'Beschreibung und Angebotsdaten weichen voneinander ab',
  heldWarranty: 'In den Angebotsdaten, die in die Bestellung eingehen: {{warranty}}.',
  heldNoWarranty: 'In den Angebotsdaten, die in die Bestellung eingehen, steht keine Garantie des Verkäufers.',
  heldDispatch: 'In den Angebotsdaten: {{days}}.',
  photoOfDefect: 'Foto des Mangels: {{defect}}',
  othersTitle: 'Dieses Modell in anderem Zustand',
  othersAll: 'Alle Angebote: {{model}}',
  otherBattery: 'Akku {{percent}} %',
  otherNoWarranty: 'ohne Garantie des Verkäufers',
  newCosts: 'Neu bei {{seller}}: {{price}}',
  costsLess: 'dieses Angebot ist {{amount}} günstiger',
  newDiffers: 'Beim neuen anders – {{facts}}',
  bestPrice: 'am günstigsten',
  bestFast: 'am schnellsten',
  bestLong: 'am längsten',
  bestState: 'bester Zustand',
  bestMore: 'am meisten',
  bestLess: 'am wenigsten',
}
