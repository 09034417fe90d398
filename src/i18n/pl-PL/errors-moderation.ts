/** Failures around reports of content. */
export const moderationErrors = {
  subject_not_found: 'Tej treści już nie ma.',
  reason_unfit: 'Ten powód nie pasuje do tej treści.',
  reports_suspended: 'Do {{until}} nie przyjmujemy zgłoszeń z tego adresu e-mail.',
  report_not_found: 'Nie ma takiego zgłoszenia.',
  report_decided: 'To zgłoszenie zostało już rozpatrzone.',
  received_in_future: 'Ta chwila jest w przyszłości.',
  measure_unfit: 'Tego nie można zrobić z taką treścią.',
  nothing_decided: 'Nie ma tu decyzji, od której można się odwołać.',
  complaint_made: 'Odwołanie od tej decyzji zostało już złożone.',
  complaint_too_late: 'Na odwołanie było sześć miesięcy od decyzji. Ten czas minął.',
  complaint_decided: 'Na to odwołanie już odpowiedziano.',
  step_impossible: 'Ten krok nie jest teraz możliwy.',
  offer_barred: 'Operator serwisu wstrzymał tę ofertę. Powód i drogę odwołania znajdziesz w „Decyzjach operatora”.',
} as const
