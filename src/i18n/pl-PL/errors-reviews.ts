/** Failures around reviews. */
export const reviewsErrors = {
  not_received: 'Opinię można napisać dopiero po odebraniu zamówienia.',
  own_goods: 'Osoby pracujące w firmie sprzedawcy nie mogą oceniać jej produktów.',
  line_not_found: 'W tym zamówieniu nie ma takiej pozycji.',
  review_not_found: 'Nie ma takiej opinii.',
  review_closed: 'Opinię można było zmieniać przez 30 dni. Nadal możesz ją wycofać.',
  review_withdrawn: 'Ta opinia została wycofana.',
  review_hidden: 'Ta opinia została ukryta przez operatora serwisu.',
} as const
