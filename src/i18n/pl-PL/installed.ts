/** What the market says as an app on a device: without a network, and in the menu of its icon. */
export const installed = {
  offlineTitle: 'Bez połączenia',
  offlineText: 'Nie ma połączenia z internetem. Sprawdź je i spróbuj ponownie.',
  seen: 'Produkty, które możesz obejrzeć bez połączenia',
  catalog: 'Katalog',
  cart: 'Koszyk',
  favourites: 'Ulubione',
  purchases: 'Zakupy',
} as const
