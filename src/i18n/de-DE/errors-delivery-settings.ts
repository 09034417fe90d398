import type { deliverySettingsErrors as master } from '../pl-PL/errors-delivery-settings.ts'
import type { Same } from '../shape.ts'

export const deliverySettingsErrors: Same<typeof master> = {
  cod_below_price: 'Nicht unter dem Preis ohne Nachnahme',
  pickup_needs_shop: 'Legen Sie zuerst ein Geschäft an, um die Abholung einzuschalten',
  country_not_reached: 'Der Paketdienst liefert auf diesem Weg nicht nach: {{countries}}',
  country_twice: 'Dieses Land steht schon in einer anderen Gruppe: {{countries}}',
  carrier_account_missing:
    'Zu diesem Versanddienst besteht keine Verbindung: Speichern Sie eine in den Versandeinstellungen.',
  carrier_keys_unreadable:
    'Die Schlüssel lassen sich nicht lesen: Sie wurden unter einem anderen Hauptschlüssel gespeichert. Geben Sie sie erneut ein.',
  carrier_key_invalid: 'Dieser Wert kann nicht stimmen',
  carrier_key_missing: 'Geben Sie diesen Wert ein',
  carrier_refused_keys: 'Der Versanddienst hat diese Schlüssel abgelehnt.',
  commission_subject_missing: 'Wählen Sie eine Kategorie, eine Firma oder beides',
  commission_rule_not_found: 'Diese Provisionsregel gibt es nicht mehr',
}
