import type { notices as master } from '../pl-PL/notices.ts'
import type { Same } from '../shape.ts'

export const notices: Same<typeof master> = {
  network: 'Keine Verbindung zum Shop. Prüfen Sie Ihr Internet und versuchen Sie es erneut.',
  actionFailed: 'Aktion fehlgeschlagen',
  required: 'Dieses Feld ist ein Pflichtfeld',
  invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein',
}
