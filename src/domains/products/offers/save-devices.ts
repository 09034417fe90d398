import type { Deps } from '../../../platform/deps.ts'
import { plainEan } from '../../../values/ean.ts'
import { Failure, type FieldError, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { readCategories } from '../../categories/index.ts'
import { type ItemToReceive, receiveEach, type StoredUnit, unitListing } from '../../units/index.ts'
import { groupOfCategory, plainDeviceNumber, publicName } from '../../units/rules/index.ts'
import { devicesOf } from '../store/devices.ts'
import type { OfferBody } from './contract.ts'

type Device = OfferBody['devices'][number]
type Offer = Pick<OfferBody, 'title' | 'brand' | 'model' | 'ean' | 'categoryId'> & { id: number; companyId: number }

/**
 * Makes the numbers of a product what was sent, inside the caller's transaction: each is a unit that the company has received, and stands in
 * this product. What another published offer has, of whatever seller, is `device_listed_already`. One that waits for its order to leave stays.
 * Numbers are sealed; nobody is told them again.
 */
export async function saveDevices(deps: Deps, offer: Offer, wanted: readonly Device[]): Promise<void> {
  const shown = await devicesOf(deps.db, offer.id)
  if (wanted.length === 0 && shown.length === 0) return
  const known = new Map(shown.map((unit) => [unit.id, unit]))
  const kept = new Set<number>()
  for (const [index, { id }] of wanted.entries()) {
    if (id === null) continue
    if (!known.has(id)) throw invalidField(`devices.${index}.id`, 'invalid')
    kept.add(id)
  }
  const gone = shown.filter(({ id, state }) => !kept.has(id) && state !== 'reserved').map(({ id }) => id)
  await unitListing.unlistUnits(deps, { companyId: offer.companyId, unitIds: gone })
  const added = wanted.flatMap((device, index) => (device.id === null ? [{ device, index }] : []))
  const received = await receive(deps, offer, added)
  const fields = received.flatMap(({ unit, index }): FieldError[] => {
    const field = `devices.${index}.number`
    if (kept.has(unit.id)) return [{ field, code: 'device_repeated' }]
    const isElsewhere = unit.productId !== null && unit.productId !== offer.id
    return isElsewhere && (unit.offered || unit.state === 'reserved') ? [{ field, code: 'device_listed_already' }] : []
  })
  refuse(fields)
  // Those that stand there for any version, too: what is listed for it takes the place of what was.
  const loose = shown.filter(({ id, versionId }) => versionId === null && kept.has(id)).map(({ id }) => id)
  const fresh = received.filter(({ unit }) => unit.productId !== offer.id).map(({ unit }) => unit.id)
  if (fresh.length === 0) return
  const unitIds = [...loose, ...fresh]
  await unitListing.listUnits(deps, { companyId: offer.companyId, productId: offer.id, versionId: null, unitIds })
}

/** Units by the numbers that were typed, each with its place. */
async function receive(
  deps: Deps,
  { companyId, ...offer }: Offer,
  added: readonly { device: Device; index: number }[],
): Promise<{ unit: StoredUnit; index: number }[]> {
  if (added.length === 0) return []
  const categories = await readCategories(deps)
  const category = must(
    categories.find(({ id }) => id === offer.categoryId),
    'the category of an offer',
  )
  const group = groupOfCategory(categories, category.id)
  const items = added.map(({ device: { kind, number = '' } }): ItemToReceive => {
    const plain = plainDeviceNumber(kind, number)
    const name = publicName([offer.title, `${offer.brand} ${offer.model}`, category.names['pl-PL']], plain)
    return { number: { kind, plain }, name, group, categoryId: category.id, gtin: publicGtin(offer.ean) }
  })
  const outcomes = await receiveEach(deps, companyId, items)
  const fields: FieldError[] = []
  const units = outcomes.flatMap((one, at) => {
    const { index } = must(added[at], 'the device of an outcome')
    if ('unit' in one) return [{ unit: one.unit, index }]
    const code = one.code === 'unit_listed_elsewhere' ? 'device_listed_already' : one.code
    fields.push({ field: `devices.${index}.${one.field === 'number' ? 'number' : 'kind'}`, code })
    return []
  })
  refuse(fields)
  return units
}

/** Numbers from 20 to 29 are a shop's own and mean nothing outside. */
export function publicGtin(ean: string | null): string | null {
  const plain = plainEan(ean ?? '')
  return plain === '' || /^2\d{12}$/.test(plain) ? null : plain
}

function refuse(fields: readonly FieldError[]): void {
  const [first] = fields
  if (!first) return
  if (first.code === 'device_listed_already') throw new Failure('conflict', first.code, { fields: [...fields] })
  throw new Failure('invalid', 'validation', { fields: [...fields] })
}
