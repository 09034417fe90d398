import { deskErrors } from './errors-desk.ts'
/** Failures around configuration. */
export const configurationErrors = {
  ...deskErrors,
  seller_on_holiday: 'Sprzedawca ma teraz przerwę i nie przyjmuje zamówień',
  holiday_in_past: 'Ta przerwa już minęła',
  holiday_too_long: 'Przerwa może trwać najwyżej {{maximum}} dni',
  currency_in_use: 'Waluty nie można zmienić, odkąd w serwisie są produkty',
  no_test_environment: 'Ten operator nie ma środowiska testowego.',
  provider_key_invalid: 'To nie wygląda na klucz tego rodzaju. Skopiuj go jeszcze raz w całości.',
} as const
