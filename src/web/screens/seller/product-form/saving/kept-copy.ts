import { readItem, writeItem } from '../../../../session/storage.ts'
import type { OfferForm } from '../form-state.ts'

/** What was typed and not saved: for a reload, a crash, an expired log-in. */
export type SavedCopy = { revision: number; at: number; base: OfferForm; form: OfferForm }

/** Copies belong to a person, a company and a product: another account on this device sees nothing of them. */
export const copyName = (userId: string, companyId: number, productId: number | null) =>
  `offer:${userId}:${companyId}:${productId ?? 'new'}`

export function readCopy(name: string): SavedCopy | null {
  try {
    const copy = JSON.parse(readItem('localStorage', name) ?? 'null') as SavedCopy | null
    return copy && Array.isArray(copy.form?.versions) && Array.isArray(copy.base?.versions) ? copy : null
  } catch {
    return null
  }
}

/** Device numbers stay out of it: they are kept sealed or not at all. */
export function writeCopy(name: string, copy: SavedCopy | null): void {
  const plain = (form: OfferForm) => ({ ...form, devices: form.devices.filter(({ id }) => id !== null) })
  const text = copy && JSON.stringify({ ...copy, base: plain(copy.base), form: plain(copy.form) })
  writeItem('localStorage', name, text)
}
