/** Filters of a seller's order list, kept under names. */
export const savedFilters = {
  title: 'Gespeicherte Filter',
  save: 'Filter speichern',
  saveText: 'Behält Liste, Suche, Lieferung und Tage. Nur Sie sehen ihn.',
  name: 'Name des Filters',
  nameHint: 'Zum Beispiel: Paketautomaten dieser Woche',
  saved: 'Der Filter ist gespeichert',
  drop: 'Filter „{{name}}“ löschen',
  dropped: 'Der Filter ist gelöscht',
  cancel: 'Abbrechen',
}
