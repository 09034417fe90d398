import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import { plainDeviceNumber } from '../../../../../domains/units/rules/device-number.ts'
import { readWhole } from '../../../../parts/forms/read-number.ts'
import type { DeviceForm, OfferForm, VersionForm } from '../form-state.ts'
import { stockDelta } from '../stock/stock-delta.ts'

/**
 * After one's own save: the form gets the ids and the stock that the market answered, and keeps every letter that was typed, also
 * what was typed while the answer was on its way. `sent`: the form as it was saved.
 */
export function adoptSaved(
  sent: OfferForm,
  current: OfferForm,
  answer: OwnOffer,
): { base: OfferForm; draft: OfferForm } {
  const versions = new Map(
    sent.versions.map((version, index) => [version.rowKey, { version, now: answer.versions[index] }]),
  )
  const devices = keptDevices(sent.devices, answer)
  const adopt = (form: OfferForm): OfferForm => ({
    ...form,
    versions: form.versions.map((version) => {
      const known = versions.get(version.rowKey)
      return known?.now ? adoptVersion(version, known.version, known.now) : version
    }),
    devices: form.devices.map((device) => devices.get(device.rowKey) ?? device),
  })
  return { base: adopt(sent), draft: adopt(current) }
}

function adoptVersion(version: VersionForm, sent: VersionForm, now: OwnOffer['versions'][number]): VersionForm {
  const since = stockDelta(version) - stockDelta(sent)
  const quantity = Math.max(0, now.quantity + since)
  return {
    ...version,
    id: now.id,
    announce: version.announce && version.price !== sent.price,
    // An emptied field is about to be typed into: nothing is put back under the cursor.
    quantity: readWhole(version.quantity) === null ? version.quantity : String(quantity),
    loaded: now.quantity,
  }
}

/** New numbers are known again by kind and last four characters. */
function keptDevices(sent: readonly DeviceForm[], answer: OwnOffer): Map<string, DeviceForm> {
  const known = new Set(sent.map(({ id }) => id))
  const fresh = answer.devices.filter(({ id }) => !known.has(id))
  const kept = new Map<string, DeviceForm>()
  for (const device of sent) {
    if (device.id !== null) continue
    const number = plainDeviceNumber(device.kind, device.number)
    const at = fresh.findIndex(({ kind, last4 }) => kind === device.kind && number.endsWith(last4))
    const [found] = at < 0 ? [] : fresh.splice(at, 1)
    if (found) kept.set(device.rowKey, { ...device, id: found.id, number: '', last4: found.last4 })
  }
  return kept
}
