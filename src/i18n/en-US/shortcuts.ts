import type { shortcuts as master } from '../pl-PL/shortcuts.ts'
import type { Same } from '../shape.ts'

export const shortcuts: Same<typeof master> = {
  title: 'Keyboard shortcuts',
  key_search: 'Search on this page',
  key_pages: 'Go to a page of the panel',
  key_next: 'Next row of the list',
  key_previous: 'Previous row of the list',
  key_help: 'This list of shortcuts',
  on: 'Use shortcuts',
  onHint:
    'Turn them off if they get in the way of a screen reader or of voice control. The setting stays in this browser.',
  pagesTitle: 'Go to a page',
  pagesLabel: 'Name of the page',
  pagesHint: 'Enter opens the first of the list.',
  pagesFound_one: '{{count}} page',
  pagesFound_other: '{{count}} pages',
  pagesNone: 'There is no such page.',
}
