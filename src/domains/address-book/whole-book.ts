import type { Deps } from '../../platform/deps.ts'
import { lockPerson } from '../accounts/index.ts'
import type { SavedInvoice, SavedShipping } from './contract.ts'
import { deleteAllInvoices, findInvoices } from './store/invoices.ts'
import { deleteAllShipping, findShipping } from './store/shipping.ts'

/** Everything a person keeps here: for the export of one's own data. */
export async function readAddresses(
  deps: Pick<Deps, 'db'>,
  userId: string,
): Promise<{ addresses: SavedShipping[]; invoices: SavedInvoice[] }> {
  return { addresses: await findShipping(deps.db, userId), invoices: await findInvoices(deps.db, userId) }
}

/**
 * Erases everything a person keeps here, in the caller's transaction. Locks the person's row: what is being added at the same
 * time is erased, too, or refused once the account is closed.
 */
export async function eraseAddresses(deps: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await lockPerson(deps, userId)
  await deleteAllShipping(deps.db, userId)
  await deleteAllInvoices(deps.db, userId)
}
