/** Failures around shops. */
export const shopsErrors = {
  hours_equal: 'Godzina zamknięcia musi być inna niż godzina otwarcia',
  hours_overlap: 'Godziny nachodzą na siebie. Między nimi musi być przerwa.',
  exception_repeated: 'Ta data jest już na liście',
  picture_unknown: 'Tego zdjęcia już nie ma. Dodaj je ponownie.',
  shop_limit: 'Firma może mieć najwyżej {{maximum}} sklepów',
} as const
