import type { deliverySettingsErrors as master } from '../pl-PL/errors-delivery-settings.ts'
import type { Same } from '../shape.ts'

export const deliverySettingsErrors: Same<typeof master> = {
  cod_below_price: 'Nicht unter dem Preis ohne Nachnahme',
  pickup_needs_shop: 'Legen Sie zuerst ein Geschäft an, um die Abholung einzuschalten',
  country_not_reached: 'Der Paketdienst liefert auf diesem Weg nicht nach: {{countries}}',
  country_twice: 'Dieses Land steht schon in einer anderen Gruppe: {{countries}}',
  carrier_key_missing: 'Geben Sie den API-Schlüssel ein',
  commission_subject_missing: 'Wählen Sie eine Kategorie, eine Firma oder beides',
  commission_rule_not_found: 'Diese Provisionsregel gibt es nicht mehr',
}
