/** Filters of a seller's order list, kept under names. */
export const savedFilters = {
  title: 'Zapisane filtry',
  save: 'Zapisz filtr',
  saveText: 'Zapamiętamy listę, wyszukiwanie, dostawę i dni. Widzisz go tylko Ty.',
  name: 'Nazwa filtra',
  nameHint: 'Na przykład: paczkomaty z tego tygodnia',
  saved: 'Filtr jest zapisany',
  drop: 'Usuń filtr „{{name}}”',
  dropped: 'Filtr jest usunięty',
  cancel: 'Anuluj',
}
