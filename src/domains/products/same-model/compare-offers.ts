import type { AttributeSchema, AttributeValues } from '../../categories/contract.ts'
import type { VersionView } from '../contract.ts'
import { gradeOrder } from '../rules/grade-order.ts'
import type { OtherOffer } from './contract.ts'

type Version = Pick<VersionView, 'id' | 'name' | 'price' | 'quantity' | 'attributes'>
/** An offer of the model as it is kept, its versions from the cheapest on. */
export type OfModel = Omit<OtherOffer, 'versionId' | 'price' | 'from' | 'seller'> & {
  companyId: number
  categoryId: number
  versions: Version[]
}
/** One that can be bought: `version` is its cheapest in stock. */
export type Buyable = OfModel & { version: Version }

/** The cheapest of every other state and grade, the best grade first; of other currencies nothing can be said. */
export function cheapestByGrade(own: OfModel, buyable: readonly Buyable[]): Buyable[] {
  const best = new Map<number, Buyable>()
  for (const offer of buyable) {
    const order = gradeOrder(offer)
    if (order === null || order === gradeOrder(own) || offer.currency !== own.currency) continue
    const known = best.get(order)
    if (!known || offer.version.price < known.version.price) best.set(order, offer)
  }
  return [...best].sort(([a], [b]) => a - b).map(([, offer]) => offer)
}

type Fresh = { ofVersion: number; offer: Buyable; version: Version; differs: AttributeValues }

/**
 * For each version in stock of an offer that is whole and not new: the cheapest offer of the same thing, new and unopened, where that costs more. What a lower
 * price says depends on it, so equipment of which one of the two says nothing makes them different.
 */
export function newOffersOf(own: OfModel, buyable: readonly Buyable[], schema: readonly AttributeSchema[]): Fresh[] {
  const order = gradeOrder(own)
  if (own.state === 'damaged' || order === 0) return []
  const fresh = buyable
    .filter((offer) => gradeOrder(offer) === 0 && offer.currency === own.currency)
    .flatMap((offer) => offer.versions.filter(({ quantity }) => quantity > 0).map((version) => ({ offer, version })))
    .sort((a, b) => a.version.price - b.version.price || a.version.id - b.version.id)
  return own.versions.flatMap((mine) => {
    const values = valuesOf(own, mine)
    const found = fresh.find(({ offer, version }) => isSameThing(values, valuesOf(offer, version), schema))
    if (!values || !found || mine.quantity === 0 || found.version.price <= mine.price) return []
    const other = valuesOf(found.offer, found.version) ?? {}
    return [{ ofVersion: mine.id, ...found, differs: carriedDifferences(values, other, schema) }]
  })
}

/** Null: the version has a name of its own, and nothing says what that means. */
function valuesOf(offer: OfModel, version: Version): AttributeValues | null {
  if (version.name !== '' && Object.keys(version.attributes).length === 0) return null
  return { ...offer.attributes, ...version.attributes }
}

/** What stands beside the price may differ, since it is told; what shows how used a thing is does. */
const mayDiffer = ({ carried, group }: AttributeSchema) => carried || group === 'condition'

function isSameThing(
  a: AttributeValues | null,
  b: AttributeValues | null,
  schema: readonly AttributeSchema[],
): boolean {
  if (!a || !b) return false
  return schema.every((field) => {
    if (mayDiffer(field)) return true
    const [mine, other] = [a[field.key], b[field.key]]
    return mine === other || (!field.onCard && (mine === undefined || other === undefined))
  })
}

function carriedDifferences(mine: AttributeValues, other: AttributeValues, schema: readonly AttributeSchema[]) {
  const differs: AttributeValues = {}
  for (const { key, carried, group } of schema) {
    const value = other[key]
    if (carried && group !== 'condition' && value !== undefined && value !== mine[key]) differs[key] = value
  }
  return differs
}
