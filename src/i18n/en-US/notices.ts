import type { notices as master } from '../pl-PL/notices.ts'
import type { Same } from '../shape.ts'

export const notices: Same<typeof master> = {
  network: 'No connection to the shop. Check your internet and try again.',
  actionFailed: 'Action failed',
  errorOccurred: 'An error occurred: {{message}}',
  required: 'This field is required',
  invalidEmail: 'Enter a valid e-mail address',
}
