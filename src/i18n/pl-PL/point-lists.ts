/** The operator's page about pickup points. */
export const pointLists = {
  intro:
    'Punkty, które mogą wybrać kupujący: skąd są i kiedy ostatnio je odczytano. Punkt, którego nie ma już na liście, zamyka się sam; zamówienia, które do niego jadą, zostają.',
  caption: 'Punkty odbioru według przewoźników',
  carrier: 'Przewoźnik',
  from: 'Skąd',
  from_list: 'lista przewoźnika, codziennie',
  from_file: 'plik',
  open: 'Otwarte',
  closed: 'Zamknięte',
  completedAt: 'Odczytane',
  state: 'Stan',
  empty: 'nie ma punktów: kupujący ich nie wybierze',
  demo_one: '{{count}} punkt jest przykładowy',
  demo_few: '{{count}} punkty są przykładowe',
  demo_many: '{{count}} punktów jest przykładowych',
  demo_other: '{{count}} punktu jest przykładowe',
  brokenOff: 'ostatnia próba się nie udała, obowiązuje poprzednia lista',
  good: 'w porządku',
  loadTitle: 'Wczytaj punkty z pliku',
  loadText:
    'Plik CSV ze wszystkimi punktami przewoźnika, najwyżej {{most}}. Punkty, których w nim nie ma, zostaną zamknięte. Jeśli coś się nie zgadza, nic się nie zmieni, a tu przeczytasz, w którym wierszu i której kolumnie.',
  columns: 'Pierwszy wiersz to nazwy kolumn; trzy ostatnie można pominąć:',
  choose: 'Wybierz plik z punktami',
  chooseHint: 'CSV; kolumny oddzielone średnikiem, przecinkiem albo tabulatorem',
  anyway: 'Wczytaj mimo to',
  loaded: 'Wczytane punkty: {{points}}, zamknięte: {{closed}}.',
} as const
