import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { normalizeTaxId } from '../../values/tax-id.ts'
import { isInvoiceTaxId } from '../../values/vat-id.ts'
import { lockPerson } from '../accounts/index.ts'
import type { InvoiceProfile, SavedInvoice } from './contract.ts'
import { addEntry, type Book, changeEntry, ownerOf, removeEntry } from './save-entries.ts'
import {
  clearDefaultInvoice,
  deleteAllInvoices,
  deleteInvoice,
  findInvoices,
  insertInvoice,
  markDefaultInvoice,
  updateInvoice,
} from './store/invoices.ts'

type Invoices = { invoices: SavedInvoice[] }

const book: Book<InvoiceProfile, SavedInvoice> = {
  find: findInvoices,
  insert: insertInvoice,
  update: updateInvoice,
  remove: deleteInvoice,
  clearDefault: clearDefaultInvoice,
  markDefault: markDefaultInvoice,
}

/** E05: the own invoice data, the default first, then the newest. */
export async function readInvoices(deps: Deps, actor: Actor | undefined): Promise<Invoices> {
  return { invoices: await findInvoices(deps.db, ownerOf(actor)) }
}

/** Keeps one more set of invoice data, `ADDRESS_LIMIT` at most. */
export async function addInvoice(deps: Deps, actor: Actor | undefined, data: InvoiceProfile): Promise<Invoices> {
  return { invoices: await addEntry(deps, book, ownerOf(actor), checked(data)) }
}

export async function changeInvoice(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  data: InvoiceProfile,
): Promise<Invoices> {
  return { invoices: await changeEntry(deps, book, ownerOf(actor), id, checked(data)) }
}

/** Removes one; when it was the default, the newest of the rest becomes it. */
export async function removeInvoice(deps: Deps, actor: Actor | undefined, id: number): Promise<Invoices> {
  return { invoices: await removeEntry(deps, book, ownerOf(actor), id) }
}

/** Erases all invoice data of the person. */
export async function eraseInvoices(deps: Deps, actor: Actor | undefined): Promise<Invoices> {
  const userId = ownerOf(actor)
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockPerson({ db: tx }, userId))) throw new Failure('unauthorized', 'unauthorized')
    await deleteAllInvoices(tx, userId)
    return { invoices: [] }
  })
}

function checked(data: InvoiceProfile): InvoiceProfile {
  if (!isInvoiceTaxId(data.taxId)) throw invalidField('taxId', 'tax_id_invalid')
  return { ...data, taxId: normalizeTaxId(data.taxId) }
}
