/** Wyciągi, raporty rozliczeń i przelewy. */
export const reconciliationErrors = {
  transfer_not_chosen: 'Dla tego zamówienia nie wybrano przelewu',
  nothing_to_return: 'Tej kwoty nie trzeba już oddawać: ktoś się nią zajął',
  statement_known: 'Ten plik jest już wgrany',
  statement_not_readable: 'To nie jest wyciąg MT940 ani plik CSV',
  statement_empty: 'W pliku nie ma żadnej operacji',
  statement_too_long: 'Plik ma zbyt wiele wierszy (najwyżej {{maximum}})',
  statement_columns_unknown: 'Nie rozpoznano kolumn: {{missing}}. Wskaż je. Kolumny w pliku: {{columns}}',
  statement_row_unreadable: 'Nie da się odczytać wiersza {{line}}: data lub kwota jest nieczytelna',
  statement_currency_unknown: 'Plik nie mówi, w jakiej walucie są kwoty. Podaj ją',
  statement_other_provider: 'Ten plik jest od innego operatora ({{provider}}): wgraj go u niego',
  reconciliation_busy: 'Inne pliki są właśnie czytane. Spróbuj za chwilę',
  line_not_found: 'Nie ma takiej operacji',
  line_not_open: 'Tą operacją już się zajęto',
  finding_not_open: 'Ta niezgodność jest już wyjaśniona',
  cash_row_unreadable:
    'Nie da się odczytać wiersza {{line}}: numer, kwota lub data jest nieczytelna. Numery z arkusza muszą być tekstem, a nie zaokrągloną liczbą',
  cash_finding_not_found: 'Nie ma takiej niezgodności',
} as const
