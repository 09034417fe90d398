import type { Deps } from '../../../platform/deps.ts'
import { Failure, type FieldError, invalidField } from '../../../values/failure.ts'
import { plainDeviceNumber } from '../../units/rules/index.ts'
import { findDeviceHashes, findListedElsewhere, lockDevices, type NewDevice, replaceDevices } from '../store/devices.ts'
import type { OfferBody } from './contract.ts'

type Device = OfferBody['devices'][number]

/**
 * Makes the devices of a product what was sent, inside the caller's transaction. A number that another published offer has, of whatever
 * seller, is `device_listed_already` when this one is published, too. Numbers are sealed; nobody is told them again.
 */
export async function saveDevices(
  deps: Deps,
  product: { id: number; isPublished: boolean },
  wanted: readonly Device[],
): Promise<void> {
  const known = await findDeviceHashes(deps.db, product.id)
  if (wanted.length === 0 && known.size === 0) return
  const kept = wanted.flatMap(({ id }, index) => {
    if (id !== null && !known.has(id)) throw invalidField(`devices.${index}.id`, 'invalid')
    return id === null ? [] : [id]
  })
  const taken = new Set(kept.map((id) => known.get(id)?.toString('hex')))
  const added = wanted.flatMap((device, index) => {
    if (device.id !== null) return []
    const sealed = sealDevice(deps, device)
    const hex = sealed.hash.toString('hex')
    if (taken.has(hex)) throw invalidField(`devices.${index}.number`, 'device_repeated')
    taken.add(hex)
    return [{ ...sealed, index }]
  })
  if (product.isPublished) await requireUnlisted(deps, product.id, added)
  await replaceDevices(deps.db, product.id, kept, added, product.isPublished)
}

/** Before a product with devices is published: none of them may stand in another published offer. */
export async function requireDevicesFree(deps: Deps, productId: number): Promise<void> {
  const hashes = [...(await findDeviceHashes(deps.db, productId))].sort(([a], [b]) => a - b)
  await requireUnlisted(
    deps,
    productId,
    hashes.map(([, hash], index) => ({ hash, index })),
  )
}

async function requireUnlisted(
  deps: Deps,
  productId: number,
  devices: readonly { hash: Buffer; index: number }[],
): Promise<void> {
  if (devices.length === 0) return
  await lockDevices(deps.db)
  const hashes = devices.map((device) => device.hash)
  const listed = new Set((await findListedElsewhere(deps.db, productId, hashes)).map((hash) => hash.toString('hex')))
  const fields: FieldError[] = devices
    .filter((device) => listed.has(device.hash.toString('hex')))
    .map(({ index }) => ({ field: `devices.${index}.number`, code: 'device_listed_already' }))
  if (fields.length > 0) throw new Failure('conflict', 'device_listed_already', { fields })
}

function sealDevice(deps: Deps, { kind, number = '' }: Device): NewDevice {
  const plain = plainDeviceNumber(kind, number)
  return {
    kind,
    sealed: deps.secrets.seal(plain),
    hash: deps.secrets.hash(`device ${kind} ${plain}`),
    // Of a short number, half is enough to tell it.
    last4: plain.slice(-Math.min(4, Math.floor(plain.length / 2))),
  }
}
