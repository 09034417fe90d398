/** Filters of a seller's order list, kept under names. */
export const savedFilters = {
  title: 'Saved filters',
  save: 'Save filter',
  saveText: 'Keeps the tab, search, delivery and days. Only you see it.',
  name: 'Name of the filter',
  nameHint: 'For example: lockers of this week',
  saved: 'Filter saved',
  drop: 'Delete filter “{{name}}”',
  dropped: 'Filter deleted',
  cancel: 'Cancel',
}
