import { phoneInPoland } from '../../../values/phone.ts'
import type { CarrierAccount } from '../carriers/account.ts'
import { CARRIER_ACCOUNTS } from '../carriers/accounts.ts'

/** A carrier from which labels are bought. */
export type LabelCarrier = keyof typeof CARRIER_ACCOUNTS
export const LABEL_CARRIERS = Object.keys(CARRIER_ACCOUNTS) as [LabelCarrier, ...LabelCarrier[]]
export const accountOf = (carrier: LabelCarrier): CarrierAccount => CARRIER_ACCOUNTS[carrier]

/** Carriers that can be asked where a parcel is. */
export const FOLLOWED_CARRIERS = LABEL_CARRIERS.filter((carrier) => accountOf(carrier).tellsEvents)

/** Carriers that can be asked what they have taken on delivery. */
export const CASH_REPORTING = LABEL_CARRIERS.filter((carrier) => accountOf(carrier).tellsCash)
/** Whether a carrier can do something with a receiver's number, as people write it. */
export const takesPhone = (carrier: LabelCarrier, phone: string): boolean =>
  accountOf(carrier).phones === 'polish' ? phoneInPoland(phone) !== undefined : phone.trim() !== ''
