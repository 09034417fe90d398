import type { filters as polish } from '../pl-PL/filters.ts'
import type { Same } from '../shape.ts'

export const filters: Same<typeof polish> = {
  key_category: 'Kategorie',
  key_state: 'Zustand',
  key_grade: 'Zustandsklasse',
  key_seller: 'Verkäufer',
  key_brand: 'Marke',
  key_price: 'Preis',
  state_new: 'Neu',
  state_used: 'Gebraucht',
  state_damaged: 'Beschädigt',
  grade_openBox: 'Geöffnet',
  grade_A: 'A – wie neu',
  grade_B: 'B – sehr gut',
  grade_C: 'C – gut',
  grade_D: 'D – sichtbare Spuren',
  grade_repairable: 'Reparierbar',
  grade_forParts: 'Für Ersatzteile',
  yes: 'Ja',
  no: 'Nein',
  without: 'Ohne den Filter: {{text}}',
  priceTo: 'Preis bis {{text}}',
  priceFrom: 'Preis ab {{text}}',
  all: 'Alles in {{text}}',
  to: 'bis {{text}}',
  from: 'ab {{text}}',
}
