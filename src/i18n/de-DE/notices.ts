import type { notices as master } from '../pl-PL/notices.ts'
import type { Same } from '../shape.ts'

export const notices: Same<typeof master> = {
  network: 'Keine Verbindung zum Shop. Prüfen Sie Ihr Internet und versuchen Sie es erneut.',
  actionFailed: 'Aktion fehlgeschlagen',
  unexpected: 'Ein Fehler ist aufgetreten: {{message}}',
  required: 'Dieses Feld ist ein Pflichtfeld',
  invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein',
  noQuantity: 'Diese Menge habe ich nicht',
  popupBlocked: 'Der Browser blockiert neue Fenster. Erlauben Sie sie, um zur Zahlung zu gelangen.',
  noDelivery: 'Keine Abhol- oder Lieferart gewählt',
  userDataIncomplete: 'Bitte vervollständigen Sie Ihre Daten',
  addressIncomplete: 'Bitte vervollständigen Sie die Lieferadresse',
  invoiceIncomplete: 'Bitte vervollständigen Sie alle Rechnungsdaten',
  orderFailed: 'Die Bestellung konnte nicht aufgegeben werden',
  storeNotConfigured:
    'Ihr Shop ist nicht vollständig eingerichtet: Legen Sie die Lieferkosten in der Shop-Verwaltung fest',
}
