/** What buyers send back or complain of: kinds, states, history and mails. */
export const returns = {
  kind_withdrawal: 'Odstąpienie od umowy',
  kind_return: 'Zwrot według zasad sprzedawcy',
  kind_exchange: 'Wymiana na inną sztukę',
  kind_claim: 'Reklamacja',
  status_opened: 'Zgłoszona',
  status_accepted: 'Uznana',
  status_sent: 'Towar w drodze powrotnej',
  status_received: 'Towar sprawdzony',
  status_settled: 'Załatwiona',
  status_rejected: 'Odrzucona',
  status_cancelled: 'Wycofana przez kupującego',
  status_lapsed: 'Zamknięta: towaru nie odesłano',
  status_disputed: 'U operatora serwisu',
  status_stopped: 'Przed wysyłką, nic do odesłania',
  wish_repair: 'Naprawa',
  wish_replacement: 'Wymiana na inną sztukę',
  wish_priceReduction: 'Obniżenie ceny',
  wish_refund: 'Odstąpienie od umowy i zwrot pieniędzy',
  event_open: 'Zgłoszenie',
  event_stop: 'Odstąpienie przed wysyłką: zamówienie anulowane',
  event_cancel: 'Kupujący wycofał zgłoszenie',
  event_accept: 'Reklamacja uznana',
  event_reduce: 'Cena obniżona',
  event_reject: 'Reklamacja odrzucona',
  event_send: 'Towar odesłany',
  event_receive: 'Towar dotarł i został sprawdzony',
  event_refund: 'Pieniądze zwrócone',
  event_replace: 'Wysłana inna sztuka',
  event_repair: 'Towar naprawiony',
  event_lapse: 'Zgłoszenie wygasło: towaru nie odesłano',
  event_dispute: 'Sprawa przekazana operatorowi serwisu',
  event_giveMoneyBack: 'Operator rozstrzygnął na rzecz kupującego',
  event_decideForSeller: 'Operator rozstrzygnął na rzecz sprzedawcy',
  by_buyer: 'kupujący',
  by_seller: 'sprzedawca',
  by_operator: 'operator serwisu',
  by_system: 'automatycznie, po upływie terminu',
  labelReady: 'Etykieta na zwrot',
  labelGone: 'Etykieta na zwrot już nieważna',
  news_label_ready:
    'Sprzedawca {{seller}} kupił dla Ciebie etykietę, za którą nic nie płacisz. Wydrukuj ją ze strony zgłoszenia, naklej na paczkę i nadaj w punkcie przewoźnika.',
  news_label_gone: 'Sprzedawca {{seller}} wycofał etykietę na zwrot. Nie nadawaj paczki z tą etykietą.',
  mailGoods: 'Towary z zamówienia {{number}}',
  mailFound: 'dotarło {{received}} z {{quantity}}',
  mailDeduction: 'Potrącenie {{amount}}: {{reason}}',
  mailWords: 'Treść',
  mailAmount: 'Kwota zwrotu: {{amount}}.',
  mailStatement: 'Treść oświadczenia',
  stopped_provider:
    'Towar jeszcze nie wyszedł, więc zamówienie jest anulowane i nic nie trzeba odsyłać. Zwracamy całą kwotę, {{amount}}, tą samą drogą, którą przyszła płatność. Napiszemy, gdy wyjdzie.',
  stopped_transfer:
    'Towar jeszcze nie wyszedł, więc zamówienie jest anulowane i nic nie trzeba odsyłać. Cała kwota, {{amount}}, wróci przelewem: podaj numer konta na stronie zamówienia.',
  stopped_nothing: 'Towar jeszcze nie wyszedł, więc zamówienie jest anulowane. Nic nie trzeba płacić ani odsyłać.',
  withdrawalStatement:
    'Odstępuję od umowy sprzedaży towarów wymienionych wyżej, z zamówienia {{number}}, zawartej ze sprzedawcą {{seller}}.',
  news_buyer_open_return:
    'Zgłoszenie zwrotu trafiło do sprzedawcy {{seller}} ({{at}}). Odeślij towar najpóźniej {{until}} i wpisz numer przesyłki na stronie zgłoszenia.',
  news_buyer_open_exchange:
    'Prośba o wymianę trafiła do sprzedawcy {{seller}} ({{at}}). Odeślij towar najpóźniej {{until}} i wpisz numer przesyłki na stronie zgłoszenia.',
  news_buyer_open_claim:
    'Reklamacja trafiła do sprzedawcy {{seller}} ({{at}}). Odpowiedź należy się najpóźniej {{until}}.',
  news_seller_open: '{{name}} składa zgłoszenie ({{at}}).',
  news_seller_stop:
    '{{name}} odstępuje od umowy, zanim towar wyszedł ({{at}}). Zamówienie jest anulowane: nie wysyłaj go. Towar wrócił na stan.',
  event_stopPart: 'Odstąpienie od części przed wysyłką: tych sztuk nie będzie',
  stoppedPart_provider:
    'Te sztuki jeszcze nie wyszły, więc nie zostaną wysłane i nic nie trzeba odsyłać. Zwracamy {{amount}} tą samą drogą, którą przyszła płatność. Napiszemy, gdy wyjdzie. Reszta zamówienia zostaje bez zmian.',
  stoppedPart_transfer:
    'Te sztuki jeszcze nie wyszły, więc nie zostaną wysłane i nic nie trzeba odsyłać. Kwota {{amount}} wróci przelewem: podaj numer konta na stronie zamówienia. Reszta zamówienia zostaje bez zmian.',
  stoppedPart_nothing:
    'Te sztuki jeszcze nie wyszły, więc nie zostaną wysłane i nic nie trzeba odsyłać. Pieniądze za nie wróciły już wcześniej. Reszta zamówienia zostaje bez zmian.',
  news_seller_stopPart:
    '{{name}} odstępuje od umowy co do sztuk, które jeszcze nie wyszły ({{at}}). Nie wysyłaj ich; wróciły na stan. Reszta zamówienia zostaje bez zmian.',
  news_seller_cancel: 'Kupujący wycofał zgłoszenie i zatrzymuje towar.',
  news_buyer_accept: 'Sprzedawca {{seller}} uznał reklamację.',
  news_buyer_reduce: 'Sprzedawca {{seller}} uznał reklamację i obniża cenę.',
  news_buyer_reject: 'Sprzedawca {{seller}} odrzucił reklamację.',
  news_seller_send: 'Kupujący odesłał towar.',
  news_buyer_receive:
    'Sprzedawca {{seller}} przyjął i sprawdził towar. Jeśli nie zgadzasz się z potrąceniem, na stronie zgłoszenia możesz poprosić o rozstrzygnięcie operatora serwisu.',
  news_buyer_refund: 'Sprzedawca {{seller}} zwraca pieniądze.',
  news_buyer_replace: 'Sprzedawca {{seller}} wysyła inną sztukę.',
  news_buyer_repair:
    'Towar jest naprawiony i wraca do Ciebie. Sprzedawca odpowiada za niego dłużej: dzień stoi na stronie zgłoszenia.',
  news_buyer_lapse: 'Towar nie został odesłany w terminie, więc zgłoszenie jest zamknięte bez zwrotu pieniędzy.',
  news_seller_lapse:
    'Kupujący nie odesłał towaru w terminie, więc zgłoszenie jest zamknięte. Pieniądze za zamówienie już na nie nie czekają.',
  news_buyer_dispute:
    'Sprawę rozstrzygnie operator serwisu. Na stronie zgłoszenia możesz napisać, co przemawia za Tobą.',
  news_seller_dispute:
    'Sprawę rozstrzygnie operator serwisu; pieniądze za zamówienie czekają. Na stronie zgłoszenia można napisać, co przemawia za sprzedawcą.',
  news_buyer_giveMoneyBack: 'Operator serwisu rozstrzygnął na Twoją rzecz.',
  news_seller_giveMoneyBack: 'Operator serwisu rozstrzygnął na rzecz kupującego.',
  news_buyer_decideForSeller: 'Operator serwisu rozstrzygnął na rzecz sprzedawcy {{seller}}.',
  news_seller_decideForSeller: 'Operator serwisu rozstrzygnął na rzecz sprzedawcy.',
  news_clock_accept: 'Sprzedawca nie odpowiedział w terminie, więc reklamacja jest uznana.',
  news_clock_reduce: 'Sprzedawca nie odpowiedział w terminie, więc cena jest obniżona tak, jak prosił kupujący.',
  news_clock_refund: 'Termin zwrotu pieniędzy minął, więc serwis zwraca je teraz.',
  remind_answer:
    'Odpowiedź na reklamację jest potrzebna najpóźniej {{until}}. Bez odpowiedzi w terminie uważa się ją za uznaną.',
  remind_send: 'Odeślij towar najpóźniej {{until}} i wpisz numer przesyłki na stronie zgłoszenia.',
  remind_close:
    'Termin odesłania towaru minął. Odeślij go i wpisz numer przesyłki na stronie zgłoszenia najpóźniej {{until}}; inaczej zgłoszenie zostanie zamknięte jako nieodesłane, bez zwrotu pieniędzy. Jeśli towar już wysłano, wystarczy wpisać numer.',
  remind_money: 'Pieniądze należą się kupującemu najpóźniej {{until}}. Sprawdź towar i zwróć je.',
  mailTodo: 'Co zrobić i do kiedy',
  mailUntil: 'termin {{until}}',
  mailSpoken: 'nowa wypowiedź',
  todo_answer: 'Odpowiedz na reklamację najpóźniej {{until}}.',
  todo_silence: 'Brak odpowiedzi w tym terminie oznacza uznanie reklamacji.',
  todo_moneyBy: 'Zwróć pieniądze najpóźniej {{until}}. Możesz poczekać, aż dotrze towar albo dowód jego nadania.',
  todo_checkAndPay: 'Gdy towar dotrze, sprawdź go, zapisz, co przyszło, i zwróć pieniądze najpóźniej {{until}}.',
  todo_check: 'Gdy towar dotrze, sprawdź go, zapisz, co przyszło, i załatw zgłoszenie na jego stronie.',
  todo_sendBy: 'Odeślij towar najpóźniej {{until}} i wpisz numer przesyłki na stronie zgłoszenia.',
  todo_sendClaimed: 'Jeśli sprzedawca ma dostać towar, odeślij go i wpisz numer przesyłki na stronie zgłoszenia.',
  todo_sendClaimedBy: 'Odeślij towar najpóźniej {{until}} i wpisz numer przesyłki na stronie zgłoszenia.',
  todo_askOperator:
    'Jeśli się z tym nie zgadzasz, najpóźniej {{until}} możesz na stronie zgłoszenia poprosić o rozstrzygnięcie operatora serwisu.',
  todo_account: 'Pieniądze wrócą przelewem. Podaj numer konta na stronie zamówienia, jeśli jeszcze go tam nie ma.',
  todo_waitForMoney:
    'Nic. Pieniądze wracają tą samą drogą, którą przyszła płatność. Zwykle trwa to do kilku dni roboczych. Napiszemy, gdy wyjdą.',
  news_operator_dispute:
    'Kupujący i sprzedawca {{seller}} proszą o rozstrzygnięcie; pieniądze za zamówienie czekają do decyzji.',
  news_spoken_buyer: '{{name}} pisze w sprawie zgłoszenia. Odpowiedzieć można na jego stronie.',
  news_spoken_seller: 'Sprzedawca {{seller}} pisze w sprawie zgłoszenia. Odpowiedzieć można na jego stronie.',
  news_spoken_operator: 'Operator serwisu pisze w sprawie zgłoszenia. Odpowiedzieć można na jego stronie.',
  terms_days: '{{days}} dni na zwrot bez podania przyczyny',
  terms_paid_buyer: 'odesłanie opłaca kupujący',
  terms_paid_seller: 'odesłanie opłaca sprzedawca',
  terms_exchange_one: 'wymiana do {{count}} dnia',
  terms_exchange_few: 'wymiana do {{count}} dni',
  terms_exchange_many: 'wymiana do {{count}} dni',
  terms_exchange_other: 'wymiana do {{count}} dnia',
  terms_claim_one: 'reklamacje przez {{count}} miesiąc, także od firm',
  terms_claim_few: 'reklamacje przez {{count}} miesiące, także od firm',
  terms_claim_many: 'reklamacje przez {{count}} miesięcy, także od firm',
  terms_claim_other: 'reklamacje przez {{count}} miesiąca, także od firm',
  terms_linesConformity_one:
    'Sprzedawca odpowiada wobec konsumenta za zgodność towaru z umową przez {{count}} miesiąc od dostawy. Domniemywa się, że wada ujawniona w tym czasie istniała w chwili dostawy.',
  terms_linesConformity_few:
    'Sprzedawca odpowiada wobec konsumenta za zgodność towaru z umową przez {{count}} miesiące od dostawy. Domniemywa się, że wada ujawniona w tym czasie istniała w chwili dostawy.',
  terms_linesConformity_many:
    'Sprzedawca odpowiada wobec konsumenta za zgodność towaru z umową przez {{count}} miesięcy od dostawy. Domniemywa się, że wada ujawniona w tym czasie istniała w chwili dostawy.',
  terms_linesConformity_other:
    'Sprzedawca odpowiada wobec konsumenta za zgodność towaru z umową przez {{count}} miesiąca od dostawy. Domniemywa się, że wada ujawniona w tym czasie istniała w chwili dostawy.',
  terms_linesLaw: 'Konsument może odstąpić od umowy w ciągu {{law}} dni od otrzymania towaru, bez podania przyczyny.',
  terms_linesMore:
    'Sprzedawca przyjmuje zwroty bez podania przyczyny przez {{days}} dni od otrzymania towaru. Konsument może też odstąpić od umowy w ciągu {{law}} dni.',
  terms_linesPaid_buyer: 'Odesłanie towaru przy zwrocie opłaca kupujący.',
  terms_linesPaid_seller: 'Odesłanie towaru przy zwrocie opłaca sprzedawca.',
  terms_linesExchange_one: 'Towar można wymienić na inną sztukę do {{count}} dnia od otrzymania.',
  terms_linesExchange_few: 'Towar można wymienić na inną sztukę do {{count}} dni od otrzymania.',
  terms_linesExchange_many: 'Towar można wymienić na inną sztukę do {{count}} dni od otrzymania.',
  terms_linesExchange_other: 'Towar można wymienić na inną sztukę do {{count}} dnia od otrzymania.',
  terms_linesClaim_one: 'Sprzedawca przyjmuje reklamacje przez {{count}} miesiąc od otrzymania towaru, także od firm.',
  terms_linesClaim_few: 'Sprzedawca przyjmuje reklamacje przez {{count}} miesiące od otrzymania towaru, także od firm.',
  terms_linesClaim_many:
    'Sprzedawca przyjmuje reklamacje przez {{count}} miesięcy od otrzymania towaru, także od firm.',
  terms_linesClaim_other:
    'Sprzedawca przyjmuje reklamacje przez {{count}} miesiąca od otrzymania towaru, także od firm.',
} as const
