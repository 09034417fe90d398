/** Failures around delivery settings. */
export const deliverySettingsErrors = {
  cod_below_price: 'Nie mniej niż cena bez pobrania',
  pickup_needs_shop: 'Aby włączyć odbiór, dodaj najpierw sklep',
  country_not_reached: 'Tą drogą przewoźnik nie dowozi do: {{countries}}',
  country_twice: 'Ten kraj jest już w innej grupie: {{countries}}',
  carrier_key_missing: 'Podaj klucz API',
  commission_subject_missing: 'Wybierz kategorię, firmę albo obie',
  commission_rule_not_found: 'Tej reguły prowizji już nie ma',
} as const
