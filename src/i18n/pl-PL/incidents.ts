/** What keeps shipments from going on, for sellers and the operator. */
export const incidents = {
  actor_buyer: 'Kupujący',
  actor_seller: 'Sprzedawca',
  actor_carrier: 'Przewoźnik',
  intro:
    'Przesyłki w drodze, z którymi coś jest nie tak. Znikają stąd same, gdy jadą dalej albo gdy zamówienie się kończy.',
  all: 'Wszystkie',
  byActor: 'Kto może działać',
  search: 'Szukaj przesyłki',
  searchHint: 'Zamówienie, przesyłka, sprzedawca',
  order: 'Zamówienie',
  parcel: 'Przesyłka',
  what: 'Co się stało',
  since: 'Od',
  none: 'Żadna przesyłka nie ma kłopotów',
  noneText: 'Gdy przewoźnik zgłosi problem, zobaczysz go tutaj.',
  rawTitle: 'Zgłoszenia przewoźnika',
  rawText: 'Tak, jak je podał, najnowsze na górze.',
  rawCaption: 'Zgłoszenia przewoźnika',
  rawAt: 'Kiedy',
  rawCode: 'Słowo przewoźnika',
  rawPlace: 'Miejsce',
  rawNumber: 'Numer',
  rawEntry: 'Cały wpis',
  seenAt: 'poznane {{at}}',
  seller_notMet:
    'Na razie nie musisz nic robić: przewoźnik spróbuje jeszcze raz. Kupujący wie, że może zmienić termin.',
  seller_wrongAddress: 'Zapytaj kupującego o poprawny adres i podaj go przewoźnikowi, zanim paczka zacznie wracać.',
  seller_cashMissing:
    'Na razie nie musisz nic robić: przewoźnik spróbuje jeszcze raz. Kupujący wie, że ma przygotować pieniądze.',
  seller_refused:
    'Paczka wraca do Ciebie. Zapytaj kupującego, czy wysłać ją ponownie. Samo nieprzyjęcie paczki nie jest odstąpieniem od umowy.',
  seller_notCollected: 'Paczka wraca do Ciebie. Uzgodnij z kupującym, czy wysłać ją ponownie i kto za to płaci.',
  seller_tooLarge:
    'Zapytaj przewoźnika, czy wystarczy dopłata, czy trzeba nadać paczkę inną usługą, i daj znać kupującemu.',
  seller_damaged: 'Złóż reklamację u przewoźnika i uzgodnij z kupującym nową wysyłkę albo zwrot pieniędzy.',
  seller_missing:
    'Zapytaj przewoźnika o przesyłkę i złóż reklamację. Powiedz kupującemu, czy wyślesz towar ponownie, czy oddasz pieniądze.',
  seller_claimed: 'Poczekaj na odpowiedź przewoźnika i przekaż ją kupującemu.',
  seller_takenOut: 'Przesyłka jedzie do innego punktu albo wraca. Na razie nie musisz nic robić.',
  seller_delayed: 'Nowego terminu przewoźnik nie podaje. Kupujący widzi to na stronie zamówienia.',
  seller_goingBack: 'Przewoźnik nie podaje powodu. Zapytaj go o to i uzgodnij z kupującym, co dalej.',
  seller_cameBack:
    'Paczka jest znowu u Ciebie. Uzgodnij z kupującym, czy wysyłasz ją ponownie, czy oddajesz pieniądze.',
  seller_calledOff: 'Pod tym numerem nic nie jedzie. Nadaj paczkę jeszcze raz i wpisz jej nowy numer.',
  sellerMail_unknown: 'Nie znamy tego zgłoszenia przewoźnika. Zapytaj go, co się stało, i daj znać kupującemu.',
  seller_unknown:
    'Nie znamy tego zgłoszenia przewoźnika: „{{words}}”. Zapytaj go, co się stało, i daj znać kupującemu.',
} as const
