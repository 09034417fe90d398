/** Messages that the browser shows by itself: failed actions, successes, checks before sending. Keys with capitals are the specification's. */
export const notices = {
  network: 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj jeszcze raz.',
  actionFailed: 'Nie udało się wykonać działania',
  unexpected: 'Wystąpił błąd: {{message}}',
  required: 'To pole jest wymagane',
  invalidEmail: 'Podaj poprawny adres e-mail',
  noQuantity: 'Nie mam takiej liczby sztuk',
  popupBlocked: 'Przeglądarka blokuje nowe okna. Zezwól na nie, aby przejść do płatności.',
  noDelivery: 'Nie wybrano sposobu odbioru ani dostawy',
  userDataIncomplete: 'Uzupełnij swoje dane',
  addressIncomplete: 'Uzupełnij adres dostawy',
  invoiceIncomplete: 'Uzupełnij wszystkie dane do faktury',
  orderFailed: 'Nie udało się złożyć zamówienia',
  storeNotConfigured: 'Sklep nie jest w pełni skonfigurowany: ustaw koszty dostawy w zarządzaniu sklepem',
} as const
