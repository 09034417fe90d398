/** Failures of a seller's orders and customers. */
export const fulfilmentErrors = {
  order_not_found: 'Nie ma takiego zamówienia',
  order_not_shippable: 'Tego zamówienia nie można teraz wysłać: nie jest opłacone albo zostało zakończone',
  already_shipped: 'To zamówienie już wysłano z innym numerem przesyłki. Jeśli numer jest błędny, popraw go.',
  pickup_not_shipped: 'Kupujący odbiera to zamówienie w sklepie, nie wysyłaj go kurierem',
  only_pickup_ready: 'Gotowe do odbioru mogą być tylko zamówienia odbierane w sklepie',
  not_on_its_way: 'Numer przesyłki można poprawić tylko w drodze',
  shipment_changed: 'Ktoś w międzyczasie poprawił numer przesyłki. Sprawdź go i spróbuj ponownie.',
  order_not_under_way: 'Tego zamówienia nie można potwierdzić jako odebrane: nie jest w drodze',
  reminder_after_deadline: 'Przypomnienie musi wypaść przed końcem terminu odbioru',
  order_not_preparable: 'Tego zamówienia nie można teraz przygotowywać',
  ship_exceeds: 'Zostało mniej sztuk do wysłania: {{most}}',
  ship_unknown_line: 'Tej pozycji nie ma już do wysłania w tym zamówieniu',
  order_not_deliverable: 'Tego zamówienia nie można jeszcze oznaczyć jako doręczone',
  order_not_cancellable:
    'Tego zamówienia nie można anulować: jest opłacone online, wysłane albo już zakończone. Anulować można tylko niewysłane zamówienia płatne przy odbiorze.',
  cancel_words_required: 'Napisz kupującemu, dlaczego anulujesz zamówienie',
  tracking_required: 'Podaj numer przesyłki',
  tracking_invalid: 'Numer przesyłki składa się z 4 do 40 liter i cyfr',
  too_many_lines: 'Na jeden plik to za dużo pozycji (najwyżej {{maximum}}). Wybierz mniej zamówień.',
  saved_filter_not_found: 'Nie ma już takiego filtra',
  too_many_filters: 'Możesz zachować najwyżej 20 filtrów. Usuń któryś.',
} as const
