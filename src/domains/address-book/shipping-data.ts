import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { invalidField } from '../../values/failure.ts'
import { postalProblem } from '../../values/postal-code.ts'
import type { SavedShipping, ShippingData } from './contract.ts'
import { addEntry, type Book, changeEntry, ownerOf, removeEntry } from './save-entries.ts'
import {
  clearDefaultShipping,
  deleteShipping,
  findShipping,
  insertShipping,
  markDefaultShipping,
  updateShipping,
} from './store/shipping.ts'

type Addresses = { addresses: SavedShipping[] }

const book: Book<ShippingData, SavedShipping> = {
  find: findShipping,
  insert: insertShipping,
  update: updateShipping,
  remove: deleteShipping,
  clearDefault: clearDefaultShipping,
  markDefault: markDefaultShipping,
}

/** `postal_code_unfit` when the code is none of its country. */
function checked(data: ShippingData): ShippingData {
  const problem = postalProblem(data.postalCode, data.country)
  if (problem) throw invalidField('postalCode', problem.code, problem.params)
  return data
}

/** E04: the own shipping addresses, the default first, then the newest. */
export async function readShipping(deps: Deps, actor: Actor | undefined): Promise<Addresses> {
  return { addresses: await findShipping(deps.db, ownerOf(actor)) }
}

/** Keeps one more address, `ADDRESS_LIMIT` at most. */
export async function addShipping(deps: Deps, actor: Actor | undefined, data: ShippingData): Promise<Addresses> {
  return { addresses: await addEntry(deps, book, ownerOf(actor), checked(data)) }
}

export async function changeShipping(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  data: ShippingData,
): Promise<Addresses> {
  return { addresses: await changeEntry(deps, book, ownerOf(actor), id, checked(data)) }
}

/** Removes an address; when it was the default, the newest of the rest becomes it. */
export async function removeShipping(deps: Deps, actor: Actor | undefined, id: number): Promise<Addresses> {
  return { addresses: await removeEntry(deps, book, ownerOf(actor), id) }
}
