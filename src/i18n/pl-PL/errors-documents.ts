import { payoutsErrors } from './errors-payouts.ts'

export const documentsErrors = {
  ...payoutsErrors,
  document_not_found: 'Nie ma takiego dokumentu',
  document_exists: 'Dokumenty do tego zamówienia są już wystawione. Zmienić je można tylko korektą.',
  document_uploaded: 'Do tego zamówienia dodano już fakturę wystawioną gdzie indziej',
  not_issued_here: 'Dokumenty wystawiasz we własnym programie. Możesz to zmienić w ustawieniach dokumentów.',
  order_not_handed_over: 'Dokument powstaje, gdy towar został wydany: wysłany albo odebrany w sklepie',
  issued_by_market:
    'Dokumenty wystawia w Twoim imieniu rynek. Jeśli chcesz dodawać własne, zmień to w ustawieniach dokumentów.',
  too_many_uploads: 'Do jednego zamówienia można dodać najwyżej 5 plików',
  not_a_pdf: 'To nie jest plik PDF',
  not_correctable: 'Korekty się nie koryguje. Skoryguj dokument, którego dotyczy.',
  correction_empty: 'Korekta musi coś zmieniać',
  correction_unknown_line: 'Dokument nie ma takiej pozycji',
  correction_exceeds: 'To więcej, niż zostało na tej pozycji',
  documents_only_poland: 'Rynek wystawia dokumenty tylko w imieniu firm z Polski',
  exemption_required: 'Podaj podstawę prawną zwolnienia z VAT',
  series_invalid: 'Początek numeru ma 1–10 znaków: wielkie litery, cyfry i kreski, na początku litera',
  series_twice: 'Dwa rodzaje dokumentów nie mogą mieć tego samego początku numeru',
  pdf_busy: 'Za dużo dokumentów naraz. Spróbuj ponownie za chwilę.',
  not_an_invoice: 'Ten dokument nie jest fakturą i nie ma pliku dla KSeF',
  ksef_only_poland: 'Do KSeF wysyłają tylko firmy z Polski',
  ksef_token_required: 'Podaj token KSeF',
  ksef_no_test: 'Operator nie podał adresu środowiska testowego KSeF',
  ksef_key_invalid: 'To nie jest klucz prywatny RSA ani EC w formacie PEM',
} as const
