/** Failures around files of pickup points. */
export const pointsErrors = {
  points_listed: 'Punkty tego przewoźnika pochodzą z jego własnej listy: pliku nie trzeba.',
  points_fewer: 'W pliku jest {{count}} punktów, a otwartych jest {{before}}. Sprawdź, czy plik jest cały.',
  points_not_readable: 'To nie jest plik CSV z punktami.',
  points_line_broken: 'Wiersz {{line}}: cudzysłów się nie zamyka albo stoi nie na miejscu.',
  points_too_long: 'Plik ma za dużo wierszy (najwyżej {{maximum}}).',
  points_columns_missing: 'Brakuje kolumn: {{missing}}.',
  points_cell_wrong: 'Wiersz {{line}}, kolumna {{column}}: tej wartości nie da się przyjąć.',
  points_code_twice: 'Wiersz {{line}}: kod {{code}} jest już w wierszu {{before}}.',
  points_busy: 'Ktoś właśnie wczytał punkty tego przewoźnika. Odśwież stronę.',
} as const
