/** The operator's days and periods. */
export const periods = {
  intro:
    'Terminy obowiązują w całym serwisie. Granice pól wynikają z prawa i z tego, jak działają zamówienia. Każda zmiana trafia do dziennika.',
  orders: 'Zamówienia',
  ordersText: 'Gdy nikt nic nie robi, zamówienia idą dalej same. Nowe dni dotyczą także zamówień, które już czekają.',
  order_collectionDays: 'Odbiór ze sklepu (dni)',
  orderHint_collectionDays:
    'Tyle dni przygotowany towar czeka w sklepie. Potem zamówienie jest anulowane, a pieniądze wracają do kupującego.',
  order_reminderDays: 'Przypomnienie o odbiorze (dni wcześniej)',
  orderHint_reminderDays: 'Tyle dni przed końcem odbioru kupujący dostaje wiadomość. 0: bez przypomnienia.',
  order_arrivalDays: 'Uznanie za dostarczone (dni od wysyłki)',
  orderHint_arrivalDays:
    'Jeśli do tego czasu nikt nic nie powie, wysłane zamówienie uznajemy za dostarczone. Nie dotyczy płatności przy odbiorze.',
  order_withdrawalDays: 'Zakończenie zamówienia (dni od dostawy)',
  orderHint_withdrawalDays:
    'Potem zamówienie jest zakończone, chyba że trwa zwrot, reklamacja albo spór. Nie krócej niż termin na odstąpienie.',
  points: 'Odbiór z punktów przewoźników',
  pointsText:
    'Tyle mniej więcej przesyłka czeka w punkcie. Kupujący czytają ten termin z dopiskiem „mniej więcej”. 0: nie podajemy żadnego.',
  points_inpost: 'InPost (h)',
  points_dpd: 'DPD (h)',
  points_gls: 'GLS (h)',
  pointsHint_inpost:
    'InPost podaje dziś 48 godzin, a wcześniej podawał 72. Godziny od chwili, gdy przesyłka jest gotowa do odbioru.',
  pointsHint_dpd: 'Godziny od chwili, gdy przesyłka jest gotowa do odbioru.',
  pointsHint_gls: 'Godziny od chwili, gdy przesyłka jest gotowa do odbioru.',
  returns: 'Zwroty i reklamacje',
  returnsText:
    'Dni odpowiedzi i odesłania w otwartych już sprawach się nie zmieniają. Reszta obowiązuje od razu, także w otwartych sprawach.',
  return_withdrawalDays: 'Odstąpienie od umowy (dni od dostawy)',
  returnHint_withdrawalDays:
    'Przez tyle dni kupujący może odstąpić bez podania przyczyny; prawo daje co najmniej 14. Koniec w dzień wolny przesuwa się na najbliższy roboczy.',
  return_answerDays: 'Odpowiedź na reklamację (dni)',
  returnHint_answerDays: 'Tyle ma sprzedawca, najwyżej 14 dni. Trzy dni wcześniej dostaje przypomnienie.',
  return_sendDays: 'Odesłanie towaru (dni)',
  returnHint_sendDays:
    'Tyle ma kupujący od odstąpienia, zwrotu lub uznania reklamacji; prawo daje 14. Trzy dni wcześniej dostaje przypomnienie.',
  return_closeDays: 'Zamknięcie bez odesłania (dni po ostatnim przypomnieniu)',
  returnHint_closeDays:
    'Gdy termin odesłania minie, kupujący dostaje ostatnie przypomnienie. Po tylu dniach odstąpienie lub uznana reklamacja zamyka się, a pieniądze sprzedawcy nie są już wstrzymane.',
  return_liableMonths: 'Odpowiedzialność sprzedawcy (miesiące od dostawy)',
  returnHint_liableMonths: 'Tak długo można reklamować towar; w Polsce 24 miesiące, także dla używanych.',
  return_repairMonths: 'Dodatkowo po naprawie (miesiące)',
  returnHint_repairMonths:
    'O tyle naprawa przedłuża odpowiedzialność za naprawioną rzecz; prawo Unii przewiduje 12 miesięcy.',
  return_graceDays: 'Zwrot pieniędzy przez serwis (dni po terminie)',
  returnHint_graceDays:
    'Gdy sprzedawca nie odda pieniędzy w terminie, po tylu dniach serwis odda je sam. Tyle samo czeka, zanim niewysłany zwrot umowny lub wymiana przepadnie.',
  return_disputeDays: 'Spór po decyzji (dni)',
  returnHint_disputeDays: 'Przez tyle dni po odrzuceniu lub zakończeniu sprawy można poprosić operatora o decyzję.',
  silenceAccepts: 'Brak odpowiedzi w terminie oznacza uznanie reklamacji',
  silenceAcceptsHint: 'Tak stanowi polskie prawo: reklamacja jest wtedy uznana tak, jak chciał kupujący.',
  informedFrom: 'Pouczenie o odstąpieniu od',
  informedFromHint:
    'Zamówienia złożone przed tym dniem potwierdzano bez pełnego pouczenia: kupujący mają o 12 miesięcy więcej. Puste: wszystkie miały pouczenie.',
  between: 'Wpisz liczbę całkowitą od {{least}} do {{most}}',
  completedTooEarly: 'Nie mniej niż termin na odstąpienie: {{days}}',
  completedBefore: 'Zamówienia kończą się po tylu dniach: {{days}}. Najpierw zapisz tam więcej.',
  save: 'Zapisz',
  saved: 'Terminy zostały zapisane.',
} as const
