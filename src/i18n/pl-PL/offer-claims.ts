/** What the product page says only where there is something to say: a report of a check, texts that contradict the offer. */
export const offerClaims = {
  reportTitle: 'Co sprawdzono',
  reportBy: '{{date}}, sprawdzający: {{by}}',
  reportFails: 'Według raportu nie wszystko jest w porządku: {{points}}.',
  result_works: 'w porządku',
  result_fails: 'wada',
  result_notChecked: 'niesprawdzone',
  contradicted: 'Opis mówi co innego niż dane oferty',
  heldWarranty: 'W danych oferty, które trafią do zamówienia: {{warranty}}.',
  heldNoWarranty: 'W danych oferty, które trafią do zamówienia, nie ma gwarancji sprzedawcy.',
  heldDispatch: 'W danych oferty: {{days}}.',
  photoOfDefect: 'Zdjęcie wady: {{defect}}',
} as const
