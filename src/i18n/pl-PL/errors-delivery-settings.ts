/** Failures around delivery settings. */
export const deliverySettingsErrors = {
  cod_below_price: 'Nie mniej niż cena bez pobrania',
  pickup_needs_shop: 'Aby włączyć odbiór, dodaj najpierw sklep',
  country_not_reached: 'Tą drogą przewoźnik nie dowozi do: {{countries}}',
  country_twice: 'Ten kraj jest już w innej grupie: {{countries}}',
  carrier_account_missing: 'Nie ma połączenia z tym przewoźnikiem: zapisz je w dostawie.',
  carrier_keys_unreadable: 'Kluczy nie da się odczytać: zapisano je pod innym kluczem głównym. Podaj je jeszcze raz.',
  carrier_key_invalid: 'To nie wygląda na właściwą wartość',
  carrier_key_missing: 'Podaj tę wartość',
  carrier_refused_keys: 'Przewoźnik odrzucił te klucze.',
  commission_subject_missing: 'Wybierz kategorię, firmę albo obie',
  commission_rule_not_found: 'Tej reguły prowizji już nie ma',
} as const
