import type { maintenance as master } from '../pl-PL/maintenance.ts'
import type { Same } from '../shape.ts'

/** What visitors read while the market is closed for maintenance. */
export const maintenance: Same<typeof master> = {
  title: 'Wartungsarbeiten',
  text: 'Wir arbeiten am Marktplatz. Bestellungen und Zahlungen sind sicher.',
  until: 'Wir sind voraussichtlich wieder da: {{time}}.',
  soon: 'Bitte kommen Sie in einigen Minuten wieder.',
}
