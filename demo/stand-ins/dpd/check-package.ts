import type { FakePackage } from './state.ts'

/** What DPD finds wrong: a code, the fields it is about, words. */
export type Wrong = { code: string; fields: string; info: string }
export type FakeDpdPoint = { code: string; full?: boolean; takesCash?: boolean }

/** Zloty. */
const MOST_CASH = 15_000
/** Kilograms. */
const HEAVIEST = 31.5

/** What is wrong with a package; undefined: DPD takes it. `points`: those it knows, null for all. */
export function wrongOf(pack: FakePackage, points: readonly FakeDpdPoint[] | null): Wrong | undefined {
  const { receiver, sender, parcels, pudo, cod } = pack
  const wrong = (code: string, fields: string, info = '') => ({ code, fields, info })
  if (!receiver.name && !receiver.company) return wrong('VALUE_INCORRECT', 'Receiver/Name;Receiver/Company;')
  if (!receiver.address) return wrong('VALUE_INCORRECT', 'Receiver/Address;')
  if (pack.country === 'PL' && !/^\d{5}$/.test(receiver.postalcode ?? ''))
    return wrong('INCORRECT_RECEIVER_POSTAL_CODE', 'Receiver/PostalCode;', `post code ${receiver.postalcode}`)
  if ((receiver.phone ?? '').replace(/\D/g, '').length < 9) return wrong('VALUE_INCORRECT', 'Receiver/Phone;')
  if (!/^\d{5}$/.test(sender.postalcode ?? '')) return wrong('INCORRECT_SENDER_POSTAL_CODE', 'Sender/PostalCode;')
  if (parcels.some(({ weight }) => !(Number(weight) > 0) || Number(weight) > HEAVIEST))
    return wrong('INCORRECT_WEIGHT', 'Parcels/Weight;', 'too heavy')
  if (cod !== null && Number(cod) > MOST_CASH) return wrong('VALUE_INCORRECT', 'Services/COD/Amount;', 'too much')
  if (pudo === null) return undefined
  const point = points?.find(({ code }) => code === pudo)
  if (points && !point) return wrong('PUDO_NOT_FOUND', 'Services/DpdPickup/Pudo;')
  if (point?.full) return wrong('PUDO_FULL', 'Services/DpdPickup/Pudo;', 'the locker is full')
  if (cod !== null && point?.takesCash === false) return wrong('SERVICE_NOT_ALLOWED', 'Services/COD;', 'no money there')
  return undefined
}
