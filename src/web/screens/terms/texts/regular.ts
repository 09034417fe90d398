import type { TermsSection } from '../../../parts/terms-page.tsx'

export const validFrom = '2026-11-01'

export const sections: readonly TermsSection[] = [
  {
    title: 'Zanim zaczniesz',
    paragraphs: [
      'Rejestracja sprzedawców i panel do wystawiania ofert są w przygotowaniu. Obecnych sprzedawców wprowadził prowadzący serwis. Poniższe zasady będą obowiązywać od otwarcia rejestracji; część o towarach, zamówieniach i prowizji stosujemy już teraz.',
    ],
  },
  {
    title: '1. Kto może sprzedawać',
    paragraphs: [
      'Sprzedawać mogą przedsiębiorcy. Przed pierwszą ofertą podają nazwę, adres, telefon, e-mail, numer podatkowy, numer w rejestrze, rachunek bankowy i kopię dokumentu, oraz oświadczają, że oferują wyłącznie towary zgodne z prawem Unii Europejskiej.',
      'Operator sprawdza dane w publicznych rejestrach i zatwierdza konto. Dane nieprawdziwe lub nieuzupełnione mimo wezwania prowadzą do zawieszenia sprzedaży.',
    ],
  },
  {
    title: '2. Wymagania wobec ofert',
    paragraphs: [
      'Oferta podaje stan towaru, jego klasę i każdą znaną wadę, kompletność, gwarancję, czas przygotowania, producenta oraz, gdy producent ma siedzibę poza Unią, osobę odpowiedzialną w Unii.',
      'Przed wystawieniem sprzedawca usuwa dane poprzednich użytkowników oraz zdejmuje blokady kont, hasła i blokady operatora. Towarów kradzionych, podrobionych i wycofanych z rynku sprzedawać nie wolno.',
      'Obniżka ceny może być ogłoszona tylko razem z najniższą ceną z 30 dni przed nią; serwis oblicza ją z historii cen.',
    ],
  },
  {
    title: '3. Prowizja i rozliczenia',
    paragraphs: [
      'Prowizja od sprzedanego towaru wynosi 6 procent ceny brutto i będzie pokazywana przy ustalaniu ceny razem z kwotą, którą sprzedawca otrzyma. Prowizja jest zapisywana w chwili zamówienia i nie zmienia się później.',
      'Przy zwrocie towaru prowizja jest zwracana w tej samej części.',
    ],
  },
  {
    title: '4. Zamówienia, dostawa i obsługa kupujących',
    paragraphs: [
      'Sprzedawca wysyła towar w czasie podanym w ofercie, odpowiada na wiadomości i reklamacje oraz przyjmuje odstąpienia zgodnie ze stroną „Zwroty i reklamacje”.',
      'Oferty sprzedawcy, który nie ustawił kosztów dostawy, nie mogą być zamawiane.',
    ],
  },
  {
    title: '5. Kolejność ofert i dostęp do danych',
    paragraphs: [
      'Główne parametry kolejności i ich znaczenie opisuje strona „Jak układamy wyniki”. Nie ma płatnego pozycjonowania, a oferty prowadzącego serwis, gdyby się pojawiły, są traktowane tak samo.',
      'Sprzedawca widzi dane swoich zamówień i klientów w zakresie potrzebnym do ich obsługi. Dane innych sprzedawców nie są udostępniane.',
    ],
  },
  {
    title: '6. Moderacja i ograniczenia',
    paragraphs: [
      'Ofertę, która narusza prawo lub ten regulamin, można zgłosić e-mailem na adres podany na końcu strony. O ograniczeniu oferty lub konta sprzedawca dostaje decyzję z uzasadnieniem: co ograniczono, na jakiej podstawie, czy decyzja była automatyczna i jak się odwołać.',
      'Odwołanie jest bezpłatne, można je złożyć w ciągu 6 miesięcy i rozpatruje je człowiek. Zakończenie współpracy zapowiadamy 30 dni wcześniej, chyba że prawo wymaga działania natychmiast.',
    ],
  },
  {
    title: '7. Sprawozdawczość i zmiany',
    paragraphs: [
      'Prowadzący serwis przekazuje organom podatkowym informacje o sprzedawcach w zakresie wymaganym przez prawo i wysyła sprzedawcy kopię.',
      'O zmianie tego regulaminu zawiadamiamy na trwałym nośniku co najmniej 15 dni przed jej wejściem w życie.',
    ],
  },
]
