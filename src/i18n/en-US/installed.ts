import type { installed as master } from '../pl-PL/installed.ts'
import type { Same } from '../shape.ts'

/** What the market says as an app on a device: without a network, and in the menu of its icon. */
export const installed: Same<typeof master> = {
  offlineTitle: 'You are offline',
  offlineText: 'There is no internet connection. Check it and try again.',
  seen: 'Products you can look at offline',
  catalog: 'Catalogue',
  cart: 'Cart',
  favourites: 'Favourites',
  purchases: 'Purchases',
}
