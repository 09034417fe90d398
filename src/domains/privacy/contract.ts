import type { Contract } from '../../values/endpoint.ts'
import { message } from '../accounts/contract.ts'

/** Stands above all that keeps something of a person, and so can gather or erase it in one transaction. */
export const privacyContract = {
  'DELETE /api/users/delete': {
    summary: 'Delete the own account; the password has to have been confirmed within the last ten minutes',
    access: 'signedIn',
    response: message,
    failures: ['confirmation_required', 'company_needs_owner', 'last_operator'],
  },
  'GET /api/account/export': {
    summary: 'Everything the market keeps of the person, as a ZIP of JSON files and pictures',
    access: 'signedIn',
    download: true,
    failures: ['confirmation_required', 'rate_limited', 'pdf_busy'],
  },
} as const satisfies Contract
