import type { CarrierAccount } from './account.ts'
import { dpdAccount } from './dpd/account.ts'
import { glsAccount } from './gls/account.ts'
import { inpostAccount } from './inpost/account.ts'

/** Carriers from which companies buy labels on their own contract, in the order of their forms. */
export const CARRIER_ACCOUNTS = { inpost: inpostAccount, dpd: dpdAccount, gls: glsAccount } as const satisfies Record<
  string,
  CarrierAccount
>
