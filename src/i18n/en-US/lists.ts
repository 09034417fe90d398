import type { lists as source } from '../pl-PL/lists.ts'
import type { Same } from '../shape.ts'

export const lists: Same<typeof source> = {
  all: 'All',
  from: 'From',
  to: 'To',
  show: 'Show',
  clear: 'Clear filters',
  shown_one: '{{count}} entry shown',
  shown_other: '{{count}} entries shown',
}
