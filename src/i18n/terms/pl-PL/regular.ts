import { percentIn, type RegularText, shown, withVat } from '../shape.ts'
import { days } from './spans.ts'

const percent = percentIn('pl-PL')

export const sections = (...facts: Parameters<RegularText>) => shown(parts(...facts))

const parts: RegularText = (commission, notice) => [
  {
    title: 'Zanim zaczniesz',
    paragraphs: [
      'Firmę rejestruje się w serwisie w kilku krokach, a brakujące dane można uzupełnić później. Sprzedaż zaczyna się, gdy prowadzący serwis zatwierdzi firmę i nie brakuje niczego, czego wymaga od sprzedawców; listę wymagań pokazuje strona „Dane firmy”.',
    ],
  },
  {
    title: '1. Kto może sprzedawać',
    paragraphs: [
      'Sprzedawać mogą przedsiębiorcy. Przed pierwszą sprzedażą podają dane, których wymagają prawo i prowadzący serwis, między innymi nazwę, adres, telefon, e-mail i numer podatkowy, oraz oświadczają, że oferują wyłącznie towary zgodne z prawem Unii Europejskiej.',
      'Prowadzący serwis przegląda dane, porównuje numer podatkowy z publicznymi rejestrami, jeśli odpowiadają, i zatwierdza firmę. Dane nieprawdziwe lub nieuzupełnione mimo wezwania prowadzą do zawieszenia sprzedaży.',
    ],
  },
  {
    title: '2. Wymagania wobec ofert',
    paragraphs: [
      'Oferta podaje stan towaru, jego klasę i każdą znaną wadę, kompletność, gwarancję, czas przygotowania, producenta oraz, gdy producent ma siedzibę poza Unią, osobę odpowiedzialną w Unii.',
      'Przed wystawieniem sprzedawca usuwa dane poprzednich użytkowników oraz zdejmuje blokady kont, hasła i blokady operatora. Towarów kradzionych, podrobionych i wycofanych z rynku sprzedawać nie wolno.',
      'Obniżkę można ogłosić tylko wtedy, gdy nowa cena jest niższa od najniższej z 30 dni przed nią. Tę najniższą cenę serwis oblicza z historii cen i pokazuje przy obniżce.',
    ],
  },
  {
    title: '3. Prowizja i rozliczenia',
    paragraphs: [
      `Prowizja wynosi ${percent(commission.rate)} ceny brutto sprzedanego towaru, bez kosztu dostawy. Dolicza się do niej VAT ${percent(commission.vat)}, razem jest to więc ${percent(withVat(commission))} ceny brutto.`,
      commission.categories.length > 0
        ? `W tych kategoriach, razem z kategoriami w nich zawartymi, stawka (bez VAT) jest inna: ${commission.categories
            .map((category) => `${category.names['pl-PL']} ${percent(category.rate)}`)
            .join(', ')}.`
        : null,
      'Stawka uzgodniona z firmą ma pierwszeństwo przed powyższymi. Prowizję i kwotę, która zostaje sprzedawcy, panel pokazuje przy ustalaniu ceny. Stawka jest zapisywana w chwili zamówienia i nie zmienia się później.',
      'Pieniądze z zamówień zakończonych serwis wypłaca na konto podane w danych firmy; kwoty, terminy i wstrzymania pokazuje strona „Wypłaty”. Prowizja jest potrącana z wypłaty, a od zamówień płatnych przy odbiorze sprzedawca jest ją winien. Gdy pieniądze wracają do kupującego, prowizja od nich wraca do sprzedawcy.',
    ],
  },
  {
    title: '4. Zamówienia, dostawa i obsługa kupujących',
    paragraphs: [
      'Sprzedawca wysyła towar w czasie podanym w ofercie, odpowiada na pytania kupujących i reklamacje oraz przyjmuje odstąpienia zgodnie ze stroną „Zwroty i reklamacje”.',
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
      'Ofertę, która narusza prawo lub ten regulamin, można zgłosić odnośnikiem „Zgłoś” przy ofercie, także bez konta. O ograniczeniu oferty lub konta sprzedawca dostaje decyzję z uzasadnieniem: co ograniczono, na jakiej podstawie, czy decyzja była automatyczna i jak się odwołać.',
      `Odwołanie jest bezpłatne, można je złożyć w ciągu 6 miesięcy i rozpatruje je człowiek. Zakończenie współpracy zapowiadamy ${days(notice.contractEnd)} wcześniej, chyba że prawo wymaga działania natychmiast.`,
    ],
  },
  {
    title: '7. Sprawozdawczość i zmiany',
    paragraphs: [
      'Prowadzący serwis przekazuje organom podatkowym informacje o sprzedawcach w zakresie wymaganym przez prawo i wysyła sprzedawcy kopię.',
      `O zmianie tego regulaminu zawiadamiamy właścicieli firmy e-mailem i w serwisie co najmniej ${days(notice.terms)} przed jej wejściem w życie, chyba że wcześniejszej zmiany wymaga prawo albo usunięcie zagrożenia. Wersja, której treść wysłaliśmy, zostaje na stałe pod swoim adresem.`,
    ],
  },
]
