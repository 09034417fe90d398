import type { configurationErrors as master } from '../pl-PL/errors-configuration.ts'
import type { Same } from '../shape.ts'
import { deskErrors } from './errors-desk.ts'

export const configurationErrors: Same<typeof master> = {
  ...deskErrors,
  seller_on_holiday: 'Der Verkäufer macht gerade Ferien und nimmt keine Bestellungen an',
  holiday_in_past: 'Diese Ferien sind schon vorbei',
  holiday_too_long: 'Ferien dauern höchstens {{maximum}} Tage',
  currency_in_use: 'Die Währung lässt sich nicht mehr ändern, seit es Produkte gibt',
  no_test_environment: 'Dieser Anbieter hat keine Testumgebung.',
  provider_key_invalid:
    'Das sieht nicht nach einem solchen Schlüssel aus. Kopieren Sie ihn bitte noch einmal vollständig.',
}
