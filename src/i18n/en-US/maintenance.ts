import type { maintenance as master } from '../pl-PL/maintenance.ts'
import type { Same } from '../shape.ts'

/** What visitors read while the market is closed for maintenance. */
export const maintenance: Same<typeof master> = {
  title: 'Closed for maintenance',
  text: 'We are working on the market. Orders and payments are safe.',
  until: 'We expect to be back at: {{time}}.',
  soon: 'Please come back in some minutes.',
}
