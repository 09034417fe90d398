/** Texts of the keys of panels, fetched after the page. */
export const shortcuts = {
  title: 'Skróty klawiszowe',
  key_search: 'Szukaj na tej stronie',
  key_pages: 'Przejdź do strony panelu',
  key_next: 'Następny wiersz listy',
  key_previous: 'Poprzedni wiersz listy',
  key_help: 'Ta lista skrótów',
  on: 'Używaj skrótów',
  onHint:
    'Wyłącz je, jeżeli przeszkadzają czytnikowi ekranu albo sterowaniu głosem. Ustawienie zostaje w tej przeglądarce.',
  pagesTitle: 'Przejdź do strony',
  pagesLabel: 'Nazwa strony',
  pagesHint: 'Enter otwiera pierwszą z listy.',
  pagesFound_one: '{{count}} strona',
  pagesFound_few: '{{count}} strony',
  pagesFound_many: '{{count}} stron',
  pagesFound_other: '{{count}} strony',
  pagesNone: 'Nie ma takiej strony.',
} as const
