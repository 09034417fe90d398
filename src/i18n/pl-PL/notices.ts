/** Messages that the browser shows by itself: failed actions, successes, checks before sending. Keys with capitals are the specification's. */
export const notices = {
  network: 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj jeszcze raz.',
  actionFailed: 'Nie udało się wykonać działania',
  errorOccurred: 'Wystąpił błąd: {{message}}',
  required: 'To pole jest wymagane',
  invalidEmail: 'Podaj poprawny adres e-mail',
} as const
