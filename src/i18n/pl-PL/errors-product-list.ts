/** Failures around the product list. */
export const productListErrors = {
  nothing_chosen: 'Nie wybrano żadnego produktu',
  too_many_products: 'Naraz można zmienić najwyżej {{maximum}} produktów',
  too_many_labels: 'Naraz można wydrukować najwyżej {{maximum}} etykiet',
  bulk_run_not_found: 'Nie ma takiej zmiany zbiorczej',
  bulk_running: 'Ta zmiana jeszcze trwa. Poczekaj, aż się zakończy.',
  undo_too_late: 'Tej zmiany nie można już cofnąć',
  price_changed_meanwhile: 'Ktoś zmienił tę cenę w międzyczasie. Sprawdź ją i spróbuj ponownie.',
} as const
