import type { errors as master } from '../pl-PL/errors.ts'
import type { Same } from '../shape.ts'
import { accountErrors } from './errors-account.ts'
import { categoriesErrors } from './errors-categories.ts'
import { companyErrors } from './errors-company.ts'
import { configurationErrors } from './errors-configuration.ts'
import { deliverySettingsErrors } from './errors-delivery-settings.ts'
import { documentsErrors } from './errors-documents.ts'
import { fulfilmentErrors } from './errors-fulfilment.ts'
import { goodsErrors } from './errors-goods.ts'
import { messagesErrors } from './errors-messages.ts'
import { ordersErrors } from './errors-orders.ts'
import { shopsErrors } from './errors-shops.ts'
import { wishesErrors } from './errors-wishes.ts'

export const errors: Same<typeof master> = {
  ...accountErrors,
  ...companyErrors,
  ...goodsErrors,
  ...shopsErrors,
  ...deliverySettingsErrors,
  ...fulfilmentErrors,
  ...documentsErrors,
  ...ordersErrors,
  ...messagesErrors,
  ...categoriesErrors,
  ...configurationErrors,
  ...wishesErrors,
  // Names that the specification gives.
  Error_login_info: 'Die Anmeldung ist fehlgeschlagen. Prüfen Sie E-Mail und Passwort.',
  account_exist: 'Das Konto existiert bereits, geben Sie eine andere E-Mail-Adresse an',
  reset_password_failed: 'Das Passwort konnte nicht geändert werden.',
  reset_avatar_failed: 'Der Avatar konnte nicht geändert werden.',
  account_delete: 'Das Konto wurde gelöscht.',
  recorver_send: 'Wir haben eine Nachricht mit einem Link zum Ändern des Passworts gesendet.',
  reset_password_success: 'Das Passwort wurde geändert.',
  reset_avatar_success: 'Der Avatar wurde geändert.',
  update_status_success: 'Der Benutzerstatus wurde aktualisiert.',
  invalid_code: 'Ungültiger Code!',
  geocode_failed: 'Fehler beim Abrufen der Koordinaten',
  delivery_required: 'Keine Abhol- oder Versandart gewählt',
  shipping_address_required: 'Bitte vervollständigen Sie die Lieferadresse',
  version_name_missing: 'Der Name der Ausführung fehlt',
  privacy_policy_required: 'Sie müssen die Datenschutzerklärung akzeptieren.',
  file_too_large: 'Die Datei ist größer als {{maximum}} MB',
  location_required: 'Der Standort ist erforderlich',
  key_exists: 'Dieser Schlüssel ist bereits in der Liste',
  // Fields.
  validation: 'Bitte korrigieren Sie die markierten Felder',
  required: 'Dieses Feld ist erforderlich',
  invalid: 'Ungültiger Wert',
  too_small: 'Der Wert muss mindestens {{minimum}} betragen',
  too_big: 'Der Wert darf höchstens {{maximum}} betragen',
  rate_of_market_currency: 'In dieser Währung sind die Preise bereits',
  day_not_yet: 'Dieser Tag ist noch nicht gekommen',
  too_short: 'Geben Sie mindestens {{minimum}} Zeichen ein',
  too_long: 'Geben Sie höchstens {{maximum}} Zeichen ein',
  invalid_email: 'Geben Sie eine gültige E-Mail-Adresse ein',
  invalid_phone: 'Geben Sie eine gültige Telefonnummer ein',
  not_a_number: 'Geben Sie eine Zahl ein',
  unknown_key: 'Unbekanntes Feld',
  // Requests.
  body_too_large: 'Die gesendeten Daten sind zu groß',
  unsupported_media_type: 'Nicht unterstützte Art von Daten',
  malformed_json: 'Die gesendeten Daten sind nicht lesbar',
  malformed_webhook: 'Der Webhook ist nicht lesbar',
  bad_signature: 'Die Signatur der Benachrichtigung stimmt nicht',
  method_not_allowed: 'Diese Aktion ist unter dieser Adresse nicht möglich',
  not_found: 'Diese Ressource gibt es nicht',
  uploads_busy: 'Der Server nimmt gerade viele Dateien an. Bitte versuchen Sie es gleich noch einmal.',
  registration_closed:
    'Die Registrierung ist geschlossen: Dieser Marktplatz verschickt noch keine E-Mails und kann daher kein neues Konto bestätigen.',
  mail_unavailable:
    'Dieser Marktplatz verschickt noch keine E-Mails, deshalb ist das im Moment nicht möglich. Bitte wenden Sie sich an den Betreiber.',
  market_being_prepared: 'Dieser Marktplatz wird noch vorbereitet. Schauen Sie bald wieder vorbei.',
  mail_expired: 'Der Code oder Link in dieser E-Mail ist abgelaufen, sie wird nicht mehr verschickt.',
  mail_not_delivered: 'Der Mailserver hat die E-Mail nicht angenommen ({{reason}}).',
  disk_full:
    'Auf dem Server ist kein Speicherplatz mehr frei: Im Moment kann nichts gespeichert werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich erneut.',
  database_unavailable: 'Die Datenbank antwortet gerade nicht. Versuchen Sie es in einigen Sekunden erneut.',
  database_busy: 'Gerade ist viel los, daher hat es nicht rechtzeitig geklappt. Versuchen Sie es gleich erneut.',
  unavailable: 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es gleich erneut.',
  rate_limited: 'Zu viele Versuche. Versuchen Sie es in {{wait}} noch einmal.',
  unauthorized: 'Melden Sie sich an, um fortzufahren',
  forbidden: 'Sie dürfen diese Aktion nicht ausführen',
  staff_role: 'Ihre Rolle im Team des Betreibers erlaubt das nicht',
  idempotency_conflict: 'Dieser Wiederholungsschlüssel wurde bereits mit anderen Daten verwendet',
  request_in_progress: 'Dieselbe Anfrage wird gerade ausgeführt',
  // Catalogue and search.
  product_not_found: 'Dieses Produkt gibt es nicht oder das Angebot ist beendet',
  version_not_found: 'Diese Ausführung des Produkts gibt es nicht',
  category_not_found: 'Diese Kategorie gibt es nicht',
  company_not_found: 'Diesen Verkäufer gibt es nicht',
  company_exists: 'Eine Firma mit dieser Steuernummer existiert bereits',
  shop_not_found: 'Dieses Geschäft gibt es nicht',
  compare_limit: 'Höchstens 3 Produkte lassen sich vergleichen',
  unknown_filter: 'Unbekannter Filter',
  invalid_filter: 'Ungültiger Filterwert',
  invalid_cursor: 'Diese Ergebnisseite existiert nicht mehr. Beginnen Sie mit der ersten.',
  period_too_long: 'Der Zeitraum darf höchstens {{maximum}} Tage umfassen',
  // Cart and checkout.
  form_from_elsewhere:
    'Dieses Formular wurde nicht von einer Seite dieses Marktplatzes gesendet. Öffnen Sie die Seite neu und senden Sie es noch einmal.',
  cart_not_found: 'Diesen Warenkorb gibt es nicht',
  cart_empty: 'Der Warenkorb ist leer',
  cart_full: 'Der Warenkorb ist voll',
  line_withdrawn: 'Dieses Angebot ist beendet. Nehmen Sie es aus dem Warenkorb.',
  mixed_currencies: 'Waren in verschiedenen Währungen können nicht zusammen gekauft werden',
  line_not_found: 'Dieser Artikel ist nicht im Warenkorb',
  company_not_in_cart: 'Im Warenkorb ist nichts von diesem Verkäufer',
  not_enough_stock: 'Diese Menge habe ich nicht',
  method_not_offered: 'Der Verkäufer bietet diese Lieferart nicht an',
  cod_not_offered: 'Nachnahme ist hier nicht möglich',
  pickup_point_required: 'Wählen Sie einen Abholpunkt',
  pickup_point_unknown: 'Diesen Abholpunkt gibt es nicht',
  point_closed: 'Dieser Abholpunkt ist geschlossen. Wählen Sie einen anderen.',
  point_takes_no_cash:
    'Dieser Abholpunkt nimmt keine Zahlung bei Abholung an. Wählen Sie einen anderen Punkt oder zahlen Sie im Voraus.',
  shop_required: 'Wählen Sie das Geschäft, in dem Sie die Ware abholen',
  shop_unavailable: 'In diesem Geschäft kann die Ware nicht abgeholt werden',
  too_many_delivery_options: 'Zu viele Lieferarten: Behalten Sie eine pro Paket',
  price_changed: 'Ein Preis oder die Lieferung hat sich geändert. Prüfen Sie den Warenkorb und bestellen Sie erneut.',
  invoice_incomplete: 'Bitte vervollständigen Sie alle Rechnungsdaten',
  condition_not_accepted: 'Akzeptieren Sie den beschriebenen Zustand der beschädigten Waren',
  terms_not_accepted: 'Akzeptieren Sie die Bedingungen',
  seller_not_configured: 'Der Verkäufer hat die Lieferkosten noch nicht festgelegt',
  no_payment_provider: 'Online-Zahlung ist derzeit nicht möglich: Der Shop hat keinen Zahlungsanbieter eingerichtet',
  provider_not_configured: 'Dieser Zahlungsanbieter ist nicht eingerichtet',
  provider_cannot_take:
    'Dieser Zahlungsanbieter nimmt diesen Betrag oder diese Währung nicht an. Wählen Sie einen anderen.',
  account_unusable:
    'Keine Überweisung käme an: Eine Kontonummer ist falsch, oder Inhaber oder Bank fehlt. Geben Sie sie noch einmal ein',
  provider_keys_missing: 'Speichern Sie zuerst alle Schlüssel dieses Anbieters',
  sum_not_payable_online:
    'Kein Zahlungsanbieter nimmt diesen Betrag oder diese Währung an. Ändern Sie den Warenkorb oder schreiben Sie uns.',
  provider_keys_unreadable:
    'Die Schlüssel dieses Zahlungsanbieters lassen sich nicht lesen, weil sich der Hauptschlüssel des Marktplatzes geändert hat. Der Betreiber muss sie neu eingeben.',
  provider_mode_mismatch: 'Diese Schlüssel gehören zur anderen Umgebung (Test oder Produktion) als der gewählten',
  provider_refused_keys:
    'Der Zahlungsanbieter hat diese Schlüssel abgelehnt. Prüfen Sie, ob sie vollständig kopiert und noch gültig sind.',
  provider_unavailable: 'Der Zahlungsanbieter antwortet nicht. Versuchen Sie es erneut.',
  payment_amount_differs: 'Der gezahlte Betrag ist nicht der geforderte',
  payment_not_found: 'Diese Zahlung gibt es nicht',
  payment_in_progress: 'Eine Zahlung läuft. Warten Sie auf ihr Ergebnis.',
  purchase_not_found: 'Diese Bestellung gibt es nicht',
  nothing_to_pay: 'In dieser Bestellung ist nichts mehr zu zahlen',
  nothing_to_cancel: 'In dieser Bestellung gibt es nichts mehr zu stornieren',
  hold_expired: 'Die Reservierung ist abgelaufen, die Ware ist wieder im Verkauf',
  notice_not_found: 'Der amtliche Hinweis liegt in dieser Sprache nicht vor',
  old_device_needs_courier: 'Ein Altgerät kann nur bei Lieferung durch einen Kurier abgegeben werden',
}
