import type { pointLists as master } from '../pl-PL/point-lists.ts'
import type { Same } from '../shape.ts'

export const pointLists: Same<typeof master> = {
  intro:
    'Points that buyers can choose: where they come from and when they were last read. A point that is no longer listed closes by itself; orders on their way there stay.',
  caption: 'Pickup points by carrier',
  carrier: 'Carrier',
  from: 'Source',
  from_list: 'the carrier’s list, daily',
  from_file: 'file',
  open: 'Open',
  closed: 'Closed',
  completedAt: 'Last read',
  state: 'State',
  empty: 'no points: buyers cannot choose any',
  demo_one: '{{count}} point is an example',
  demo_other: '{{count}} points are examples',
  brokenOff: 'the last try failed, the list before it stands',
  good: 'fine',
  loadTitle: 'Load points from a file',
  loadText:
    'A CSV file with all points of a carrier, {{most}} at most. Points that it does not name are closed. If anything is wrong nothing changes, and you read here in which row and column.',
  columns: 'The first row names the columns; the last three may be left out:',
  choose: 'Choose a file of points',
  chooseHint: 'CSV; columns parted by semicolon, comma or tab',
  anyway: 'Load it anyway',
  loaded: 'Points loaded: {{points}}, closed: {{closed}}.',
}
