import { authState, type Ended } from './auth-state.ts'
import { cartState } from './cart-state.ts'
import { session } from './session.ts'
import { writeItem } from './storage.ts'
import { unpaid } from './unpaid.ts'

/** What a person has typed and not sent, beside the session. */
const DRAFTS = ['checkoutDraft', 'checkoutAttempt', 'companyRegistration']

/**
 * T01: clears what this tab knows of the person. Who logs out leaves nothing to the next one at this device; whose session has only
 * run out finds cart and drafts again.
 */
export function clearPerson(why: Ended): void {
  session.end()
  if (why === 'choice') {
    cartState.clear()
    unpaid.keep(null)
    writeItem('localStorage', 'pastSearches', null)
    for (const key of DRAFTS) writeItem('sessionStorage', key, null)
  }
  authState.signedOut(why)
}
