import type { feeds as master } from '../pl-PL/feeds.ts'
import type { Same } from '../shape.ts'

/** The operator's page of lists for other sites. */
export const feeds: Same<typeof master> = {
  intro:
    'Lists of offers for other sites. They are written every 24 hours into files at a fixed address, which you enter at the site. They hold published offers that can be bought.',
  name_google: 'Google Merchant Center',
  about_google: 'An RSS 2.0 feed for ads and free listings on Google. Each version of a product is an item of its own.',
  name_ceneo: 'Ceneo',
  about_ceneo:
    'An XML file for the Polish price comparison. Ceneo has rules of its own for used goods: agree it with them before you add any.',
  status_off: 'off',
  status_none: 'not written yet',
  status_writing: 'being written',
  status_written: 'ready',
  status_stuck: 'stopped',
  stuckText:
    'Nothing was written for an hour. The market tries again by itself; if it happens again, look at the background jobs and the free disk space.',
  address: 'Address',
  writtenAt: 'Written',
  offers: 'Items',
  leftOut: 'Left out (no picture or description)',
  size: 'Size, compressed',
  language: 'Language',
  settingsOf: 'Settings: {{name}}',
  isOn: 'Write this list and make it available',
  states: 'Condition of the goods listed',
  state_new: 'New',
  state_used: 'Used',
  state_damaged: 'Damaged',
  statesWanted: 'Choose at least one condition',
  save: 'Save settings',
  saved: 'Settings saved',
  writeNow: 'Write the list now',
  begun: 'The list is being written',
  onlyHere: 'The addresses in these lists work on this machine alone: set PUBLIC_URL before you hand them on.',
}
