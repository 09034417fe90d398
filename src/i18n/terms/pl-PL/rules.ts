import { numbered, type RulesFacts, type RulesText } from '../shape.ts'
import { afterDays, days, minutes } from './spans.ts'

export const sections = (facts: RulesFacts) => numbered(parts(facts))

const OLD_DEVICES: ReturnType<RulesText>[6] = {
  title: 'Zużyty sprzęt',
  paragraphs: [
    'Kupując sprzęt z dostawą do domu, można nieodpłatnie oddać zużyty sprzęt tego samego rodzaju w miejscu dostawy. Zaznacza się to w koszyku, przy zamówieniu u danego sprzedawcy; odbiór umawia sprzedawca.',
  ],
}

const parts: RulesText = ({ holdMinutes, sendsMail, demo, currency, electrical, ...waits }) => [
  {
    title: 'Kto prowadzi serwis i kto sprzedaje',
    paragraphs: [
      'Serwis jest internetową platformą handlową: umożliwia zawieranie umów sprzedaży między kupującymi a sprzedawcami. Prowadzący serwis nie jest stroną umowy sprzedaży, chyba że przy ofercie wskazano inaczej.',
      'Wszyscy sprzedawcy są przedsiębiorcami. Ich nazwa, adres, numer podatkowy, numer w rejestrze, telefon i e-mail są podane przy każdej ofercie, a nazwa, adres, telefon i e-mail także w podsumowaniu obok przycisku zamówienia. Do każdej umowy z konsumentem stosuje się prawa konsumenta.',
      'Sprzedawca odpowiada za opis, wysyłkę, zwroty, reklamacje i rękojmię. Prowadzący serwis odpowiada za działanie serwisu, przekazanie zamówienia i obsługę płatności online.',
    ],
  },
  {
    title: 'Oferty, stany i ceny',
    paragraphs: [
      'Towar jest nowy, używany albo uszkodzony. Towary używane mają klasę stanu, a każdą znaną wadę sprzedawca wymienia w opisie. Znaczenie stanów i klas jest podane przy ofercie.',
      `Ceny są cenami brutto${currency === 'PLN' ? ' w złotych' : `, w walucie ${currency}`}. Gdy cena została obniżona, obok podajemy najniższą cenę z 30 dni przed obniżką. Koszt dostawy jest znany przed złożeniem zamówienia.`,
      'Kolejność ofert na listach opisuje strona „Jak układamy wyniki”. Sprzedawcy nie mogą zapłacić za wyższe miejsce. Ceny nie są dostosowywane do osoby kupującego.',
    ],
  },
  {
    title: 'Składanie zamówienia',
    paragraphs: [
      'Zamówienie składa się bez konta. Do koszyka można włożyć towary kilku sprzedawców; dla każdego z nich powstaje osobne zamówienie i osobna umowa.',
      `Przycisk „Zamówienie z obowiązkiem zapłaty” składa ofertę zakupu. Umowa zostaje zawarta, gdy serwis potwierdzi przyjęcie zamówienia: przy płatności online po jej otrzymaniu, przy płatności przy odbiorze od razu${onDelivery(sendsMail, demo)}`,
      sendsMail
        ? 'Potwierdzenie z treścią zamówienia i danymi sprzedawcy przychodzi e-mailem; wiadomość wysyłamy także po zapłacie, anulowaniu i wygaśnięciu zamówienia. Stan zamówienia pokazuje jego strona, do której prowadzi odnośnik z wiadomości.'
        : 'Ten serwis nie wysyła teraz wiadomości e-mail. Stan i treść zamówienia pokazuje jego strona: odnośnik do niej trzeba zachować, a stronę można wydrukować.',
      `Przy płatności online towar jest zarezerwowany przez ${minutes(holdMinutes)}. Jeżeli płatność nie nastąpi w tym czasie, rezerwacja wygasa, a towar wraca do sprzedaży. Przy przelewie bankowym towar czeka dłużej; termin podaje strona płatności.${sendsMail || demo ? ' Tak samo długo towar czeka na potwierdzenie zamówienia odnośnikiem.' : ''}`,
      'Kupując towar uszkodzony, kupujący osobno akceptuje opisany stan. Opisane wady nie stanowią wtedy niezgodności towaru z umową.',
    ],
  },
  {
    title: 'Płatność',
    paragraphs: [
      'Zapłacić można online u operatora wybranego spośród pokazanych w zamówieniu albo przy odbiorze, jeżeli sprzedawca i przewoźnik to oferują.',
      'Jedna płatność online obejmuje wszystkie zamówienia złożone razem. Nieudaną albo przerwaną płatność można ponowić, dopóki trwa rezerwacja.',
    ],
  },
  {
    title: 'Dostawa i odbiór',
    paragraphs: [
      'Sposób dostawy wybiera się osobno dla każdego sprzedawcy: kurier, punkt odbioru, automat paczkowy albo odbiór w sklepie sprzedawcy. Sprzedawca określa, do jakich krajów i za ile dostarcza; w zamówieniu można wybrać tylko to, co dociera do kraju kupującego.',
      'Przy towarze, w koszyku i w zamówieniu podajemy przewidywany dzień dostawy: to czas przygotowania u sprzedawcy i czas przewozu, liczone w dni robocze. Zamówienie może przyjść w kilku paczkach; każdą można śledzić na stronie zamówienia.',
      `Towar przygotowany do odbioru w sklepie czeka ${days(waits.collectionDays)}${sendsMail && waits.reminderDays > 0 ? `; ${days(waits.reminderDays)} przed końcem tego czasu przypominamy o nim e-mailem` : ''}. Potem zamówienie jest anulowane, a zapłacone pieniądze wracają do kupującego.`,
      `Wysłane zamówienie, o którego dostarczeniu nikt nie informuje, uznajemy za dostarczone po ${afterDays(waits.arrivalDays)}; nie dotyczy to płatności przy odbiorze. Kto go nie dostał, zgłasza to na stronie zamówienia.`,
      'Sprzedawca może zaoferować bezpłatną dostawę od określonej wartości; brakującą kwotę pokazuje koszyk.',
    ],
  },
  {
    title: 'Zwroty, reklamacje i opinie',
    paragraphs: [
      'Odstąpienie od umowy, zwrot, wymianę i reklamację zgłasza się na stronie zamówienia; zasady opisuje strona „Zwroty i reklamacje”. Gdy strony nie zgadzają się ze sobą, prowadzący serwis rozstrzyga spór na prośbę jednej z nich.',
      'Opinię może napisać tylko ten, kto kupił towar w serwisie i go otrzymał; serwis sprawdza to według zamówienia. Pokazujemy opinie dobre i złe. Za opinie serwis nikogo nie nagradza. Ukryć ją może tylko prowadzący serwis, podając przyczynę jej autorowi; zgłosić może ją każdy zalogowany.',
    ],
  },
  electrical ? OLD_DEVICES : null,
  {
    title: 'Dostępność',
    paragraphs: [
      'Serwis jest budowany tak, by można było z niego korzystać klawiaturą, z czytnikiem ekranu, w powiększeniu i przy ograniczonym ruchu na ekranie. Barierę można zgłosić na adres e-mail podany na końcu strony; odpowiadamy w ciągu 14 dni.',
    ],
  },
  {
    title: 'Spory i zmiany regulaminu',
    paragraphs: [
      'Konsument może skorzystać z mediacji i sądów polubownych przy wojewódzkich inspektoratach Inspekcji Handlowej oraz z pomocy rzecznika konsumentów.',
      'Zmianę regulaminu ogłaszamy na tej stronie, zanim zacznie obowiązywać; wszystkie wersje zostają na niej dostępne. Do zamówień złożonych przed zmianą stosuje się regulamin z chwili zamówienia: jego treść jest w wiadomości potwierdzającej zamówienie.',
    ],
  },
]

/** How a guest's order on delivery counts: by the link in a mail, by the one a demo shows, or, where nothing can bring a link, not at all. */
function onDelivery(sendsMail: boolean, demo: boolean): string {
  if (!sendsMail && !demo) return '. Zamówienie płatne przy odbiorze może teraz złożyć tylko zalogowany kupujący.'
  return `, a gdy kupujący nie jest zalogowany, po potwierdzeniu zamówienia odnośnikiem${sendsMail ? ' z wiadomości' : ''}.`
}
