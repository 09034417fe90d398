import type { notices as master } from '../pl-PL/notices.ts'
import type { Same } from '../shape.ts'

export const notices: Same<typeof master> = {
  network: 'Keine Verbindung zum Shop. Prüfen Sie Ihr Internet und versuchen Sie es erneut.',
  actionFailed: 'Aktion fehlgeschlagen',
  errorOccurred: 'Ein Fehler ist aufgetreten: {{message}}',
  required: 'Dieses Feld ist erforderlich',
  invalidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein',
}
