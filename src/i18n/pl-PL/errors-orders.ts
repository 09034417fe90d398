import { moderationErrors } from './errors-moderation.ts'
import { reconciliationErrors } from './errors-reconciliation.ts'
import { refundsErrors } from './errors-refunds.ts'
import { returnsErrors } from './errors-returns.ts'
import { reviewsErrors } from './errors-reviews.ts'

/** Failures of placing and confirming orders. */
export const ordersErrors = {
  ...reconciliationErrors,
  ...refundsErrors,
  ...moderationErrors,
  ...reviewsErrors,
  ...returnsErrors,
  alarm_not_found: 'Nie ma takiej pozycji na liście',
  payment_disputed:
    'Tej płatności dotyczy otwarty spór z bankiem kupującego: do jego rozstrzygnięcia niczego z niej nie zwracamy',
  payment_not_paid: 'Ta płatność nie jest jeszcze potwierdzona',
  chargeback_not_found: 'Nie ma takiego obciążenia zwrotnego',
  evidence_closed: 'Odpowiedź jest w drodze, udzielona albo sprawa jest rozstrzygnięta: niczego nie da się już zmienić',
  evidence_not_found: 'Nie ma takiego pliku',
  too_many_evidence_files: 'Do obciążenia zwrotnego możesz dodać najwyżej {{maximum}} plików; najpierw usuń któryś',
  not_evidence: 'To nie jest dokument PDF ani zdjęcie JPEG, PNG lub WebP',
  answered_by_hand: 'Ten operator płatności nie przyjmuje odpowiedzi stąd: odpowiedz w jego panelu',
  answer_too_late: 'Czas na odpowiedź minął',
  evidence_kind_twice:
    'Dwa pliki mają ten sam rodzaj, a operator płatności przyjmuje po jednym. Wybierz inny rodzaj albo „nie wysyłaj”',
  evidence_too_large: 'Wysyłane pliki mają razem więcej niż {{megabytes}} MB; przy którymś wybierz „nie wysyłaj”',
  chargeback_decided: 'To obciążenie zwrotne jest już rozstrzygnięte',
  too_many_of_version: 'W jednym zamówieniu możesz kupić najwyżej {{maximum}} szt. tego samego towaru. Zmniejsz ilość.',
  too_many_orders_open:
    'Na ten e-mail, telefon lub konto czeka już za dużo zamówień bez zapłaty (najwyżej {{orders}} zamówień i {{pieces}} sztuk naraz). Opłać je, potwierdź linkiem z maila albo z nich zrezygnuj i zamów ponownie.',
  too_many_orders_network:
    'Z Twojej sieci czeka już za dużo zamówień bez zapłaty lub potwierdzenia. Zaloguj się i zamów z konta, opłać poprzednie zamówienie albo spróbuj za pół godziny.',
  country_not_served:
    '{{seller}} nie dowozi w ten sposób do tego kraju: {{country}} ({{method}}). Wybierz inny kraj, inny sposób dostawy albo usuń te rzeczy z koszyka.',
  postal_code_unfit: 'Ten kod pocztowy nie pasuje do wybranego kraju. Tam wygląda on tak: {{example}}',
  guest_needs_mail:
    'Zamówienia płatne przy odbiorze przyjmujemy teraz tylko od zalogowanych. Zaloguj się albo wybierz płatność online.',
  confirmation_invalid: 'Ten link nie potwierdza żadnego zamówienia. Otwórz go jeszcze raz prosto z wiadomości.',
  confirmation_too_late:
    'Tego zamówienia nie można już potwierdzić: wygasło albo z niego zrezygnowano. Zamów ponownie.',
  nothing_to_confirm: 'To zamówienie nie czeka na potwierdzenie linkiem.',
  link_too_soon: 'Link dopiero co został wysłany. O kolejny możesz poprosić za {{wait}}.',
  link_too_often:
    'Link do tego zamówienia został wysłany już kilka razy i więcej go nie wyślemy. Sprawdź folder ze spamem albo złóż zamówienie ponownie.',
} as const
