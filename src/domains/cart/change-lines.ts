import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { readVersionsForCart } from '../stock/index.ts'
import { type Cart, MAX_CART_LINES, MAX_QUANTITY } from './contract.ts'
import { describeCart, readCartFacts, readContents } from './read-cart.ts'
import { priceCart } from './rules/price-cart.ts'
import { addToLine, deleteLine, updateLine } from './store.ts'

type Line = { versionId: number; quantity: number }

function notEnough(available: number): Failure {
  const params = { available }
  return new Failure('conflict', 'not_enough_stock', {
    params,
    fields: [{ field: 'quantity', code: 'not_enough_stock', params }],
  })
}

const FOREIGN_KEY_VIOLATION = '23503'

/** The seller has taken the version away in this very moment. */
export function orGone(error: { code?: string }): never {
  throw error.code === FOREIGN_KEY_VIOLATION ? new Failure('notFound', 'version_not_found') : error
}

/** Puts a version in; one that is there already gains the quantity. Six statements at most, the new cart included. */
export async function addLine(deps: Deps, key: string, line: Line): Promise<Cart> {
  const contents = await readContents(deps, key)
  const there = contents.lines.find((one) => one.versionId === line.versionId)
  if (!there && contents.lines.length >= MAX_CART_LINES) {
    throw new Failure('conflict', 'cart_full', { params: { maximum: MAX_CART_LINES } })
  }
  const ids = contents.lines.map((one) => one.versionId)
  const offers = await readVersionsForCart(deps, there ? ids : [...ids, line.versionId])
  const offer = offers.find((one) => one.versionId === line.versionId)
  if (!offer?.published) throw new Failure('notFound', 'version_not_found')
  const facts = await readCartFacts(deps, offers)
  if (!facts.sellers.some((seller) => seller.id === offer.companyId && seller.sells)) {
    throw new Failure('notFound', 'version_not_found')
  }
  if (facts.sellers.some((seller) => seller.id === offer.companyId && seller.holiday?.now)) {
    throw new Failure('conflict', 'seller_on_holiday')
  }
  const limit = Math.min(offer.quantity, MAX_QUANTITY)
  if ((there?.quantity ?? 0) + line.quantity > limit) throw notEnough(offer.quantity)
  const quantity = await addToLine(deps.db, contents.id, { ...line, price: offer.price, limit }).catch(orGone)
  if (quantity === undefined) throw notEnough(offer.quantity)
  const now = { versionId: line.versionId, quantity, addedPrice: offer.price }
  const lines = there ? contents.lines.map((one) => (one === there ? now : one)) : [...contents.lines, now]
  return priceCart({ ...contents, lines }, facts)
}

/** Sets the quantity of a line; `not_enough_stock` when the seller has less. */
export async function setQuantity(deps: Deps, key: string, { versionId, quantity }: Line): Promise<Cart> {
  const contents = await readContents(deps, key)
  if (!contents.lines.some((line) => line.versionId === versionId)) throw new Failure('notFound', 'line_not_found')
  const offers = await readVersionsForCart(
    deps,
    contents.lines.map((line) => line.versionId),
  )
  const available = offers.find((offer) => offer.versionId === versionId)?.quantity ?? 0
  if (quantity > available) throw notEnough(available)
  await updateLine(deps.db, contents.id, versionId, quantity)
  const lines = contents.lines.map((line) => (line.versionId === versionId ? { ...line, quantity } : line))
  return priceCart({ ...contents, lines }, await readCartFacts(deps, offers))
}

/** Takes a line out; one that is not there is no error. */
export async function removeLine(deps: Deps, key: string, versionId: number): Promise<Cart> {
  const contents = await readContents(deps, key)
  await deleteLine(deps.db, contents.id, versionId)
  return describeCart(deps, { ...contents, lines: contents.lines.filter((line) => line.versionId !== versionId) })
}
