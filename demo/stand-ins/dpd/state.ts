/** In DPD's words; a package is known by its reference, a parcel by its number. */
export type FakePackage = {
  reference: string
  dialect: 'soap' | 'meta'
  pudo: string | null
  receiver: Record<string, string>
  sender: Record<string, string>
  parcels: { reference: string; waybill: string; weight: string }[]
  cod: string | null
  declaredValue: string | null
  country: string
  /** When it began to travel, where a demo lets parcels do so. */
  begunAt?: string
}
export type FakeEvent = { code: string; at: string; depot: string }
export type FakeCall = { day: string; from: string; until: string; parcels: string; weight: string; city: string }
export type DpdKeys = { login: string; password: string; payerNumber: string }
/** Of the payer that tests use: the stand-in knows no other. */
export const DPD_KEYS: DpdKeys = { login: '14950101', password: 'dpd-test-password-0001', payerNumber: '1495' }
