/** Failures of refunds and of calling off what is paid. */
export const refundsErrors = {
  order_not_refundable:
    'Z tego zamówienia nie można teraz zwrócić pieniędzy: nie jest opłacone, jest zakończone albo wpłata jest sporna',
  refund_changed: 'Ktoś w międzyczasie zwrócił część pieniędzy. Sprawdź, ile zostało, i spróbuj ponownie.',
  refund_exceeds: 'Tyle już nie zostało do zwrotu',
  refund_unknown_line: 'Nie ma takiej pozycji w zamówieniu',
  refund_nothing_left: 'Nie ma już czego zwrócić',
  refund_sent_already: 'Te sztuki już wyszły. Nie wyszło jeszcze: {{most}}. Podaj mniej albo wybierz inny powód.',
  refund_no_rest: 'Z tego zamówienia nic już nie czeka na wysłanie',
  refund_cancel_instead: 'Towar jeszcze nie wyszedł. Zamiast zwracać wszystko, anuluj zamówienie.',
  refund_over_limit: 'Twoja rola nie pozwala zwrócić aż tyle z jednego zamówienia. Poproś właściciela firmy',
  refund_words_required: 'Napisz kupującemu, jaki jest powód',
  paid_order_not_cancellable: 'Tego zamówienia nie można już anulować',
  transfer_not_found: 'Nie ma takiego przelewu',
  transfer_done: 'Ten przelew już wyszedł',
  account_changed: 'Numer konta się zmienił albo go jeszcze nie ma. Sprawdź go i spróbuj ponownie.',
  refund_not_found: 'Nie ma takiego zwrotu',
  refund_not_failed: 'Ten zwrot nie jest nieudany albo ktoś już się nim zajął',
} as const
