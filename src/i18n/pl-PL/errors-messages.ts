/** Failures around messages. */
export const messagesErrors = {
  conversation_not_found: 'Nie ma takiej rozmowy.',
  conversation_closed: 'Operator zakończył tę rozmowę.',
  person_left: 'Ta osoba usunęła konto: nikt już nie odpisze.',
  conversation_blocked:
    'Jedna ze stron zablokowała drugą. O zamówieniu w toku nadal można pisać w rozmowie o tym zamówieniu.',
  seller_not_selling:
    'Ten sprzedawca obecnie nie sprzedaje. O tym, co u niego kupiono, można pisać w rozmowie o zamówieniu.',
  message_file_unknown: 'Tego pliku już nie ma. Dodaj go jeszcze raz.',
  order_of_guest: 'Kupujący nie ma konta: napisz do niego e-mail z danych zamówienia.',
  own_offer: 'To oferta Twojej firmy.',
  too_many_templates: 'Firma może mieć do {{maximum}} gotowych odpowiedzi.',
  template_not_found: 'Nie ma takiej gotowej odpowiedzi.',
  placeholder_unknown: 'Nie znamy nazw: {{names}}',
  report_not_found: 'Nie ma takiego zgłoszenia.',
  report_decided: 'To zgłoszenie jest już rozpatrzone.',
} as const
