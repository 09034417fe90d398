/** What carriers tell of a shipment, for buyers and sellers alike. */
export const tracking = {
  story: 'Cała droga przesyłki',
  preparing: 'Sprzedawca przygotowuje przesyłkę',
  labelReady: 'Etykieta jest gotowa, przesyłka czeka na nadanie',
  handedOver: 'Przewoźnik przyjął przesyłkę',
  inTransit: 'Przesyłka jest w drodze',
  outForDelivery: 'Kurier jedzie z przesyłką',
  readyToCollect: 'Przesyłka czeka na odbiór',
  problem: 'Przewoźnik zgłasza problem z doręczeniem',
  returning: 'Przesyłka wraca do sprzedawcy',
  delivered: 'Przesyłka jest doręczona',
  returned: 'Przesyłka wróciła do sprzedawcy',
  cancelled: 'Przesyłkę odwołano u przewoźnika',
} as const
