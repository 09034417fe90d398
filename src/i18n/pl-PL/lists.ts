/** Above lists: filters and how many are shown. */
export const lists = {
  all: 'Wszystkie',
  from: 'Od dnia',
  to: 'Do dnia',
  show: 'Pokaż',
  clear: 'Wyczyść filtry',
  shown_one: 'Pokazano {{count}} pozycję',
  shown_few: 'Pokazano {{count}} pozycje',
  shown_many: 'Pokazano {{count}} pozycji',
  shown_other: 'Pokazano {{count}} pozycji',
}
