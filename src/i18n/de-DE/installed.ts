import type { installed as master } from '../pl-PL/installed.ts'
import type { Same } from '../shape.ts'

/** What the market says as an app on a device: without a network, and in the menu of its icon. */
export const installed: Same<typeof master> = {
  offlineTitle: 'Keine Verbindung',
  offlineText: 'Es besteht keine Internetverbindung. Prüfen Sie sie und versuchen Sie es erneut.',
  seen: 'Produkte, die Sie ohne Verbindung ansehen können',
  catalog: 'Katalog',
  cart: 'Warenkorb',
  favourites: 'Favoriten',
  purchases: 'Einkäufe',
}
