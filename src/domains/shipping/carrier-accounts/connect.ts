import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import type { CarrierFieldName } from '../carriers/account.ts'
import { CARRIER_ADAPTERS } from '../carriers/adapters.ts'
import type { CarrierAdapter } from '../carriers/carrier.ts'
import { accountOf } from './contract.ts'
import type { AccountOf } from './store.ts'
import { findAccounts, type StoredAccount } from './store.ts'

export type ConnectedCarrier = { adapter: CarrierAdapter; account: StoredAccount }

/**
 * A carrier with a company's own contract. `carrier_account_missing`: nothing is kept, or the demo's keys with no stand-in to take them;
 * `carrier_keys_unreadable`: sealed under another master key than this installation's.
 */
export async function connectCarrier(deps: Deps, { companyId, carrier }: AccountOf): Promise<ConnectedCarrier> {
  const account = (await findAccounts(deps.db, companyId)).find((one) => one.carrier === carrier)
  if (!account) throw new Failure('conflict', 'carrier_account_missing')
  const standIn = account.isStandIn ? deps.config.standIns[carrier] : undefined
  if (account.isStandIn && standIn === undefined) throw new Failure('conflict', 'carrier_account_missing')
  const { fields, addresses, otherAddresses = {} } = accountOf(carrier)
  const values: Partial<Record<CarrierFieldName, string>> = {}
  for (const { name } of fields) {
    const { value, sealed } = account.fields[name] ?? {}
    const text = sealed === undefined ? value : open(deps, sealed)
    if (text !== undefined) values[name] = text
  }
  const own = standIn ?? deps.config.carrierUrls[carrier]
  const baseUrl = own ?? (account.isTest ? addresses.test : addresses.live)
  const others = Object.entries(otherAddresses).map(([name, of]) => [name, own ?? (account.isTest ? of.test : of.live)])
  const connection = { baseUrl, otherUrls: Object.fromEntries(others), privateNetworks: own !== undefined, values }
  return { adapter: CARRIER_ADAPTERS[carrier](deps, connection), account }
}

/** `carrier_account_missing` where the company has no contract with the carrier. */
export async function requireAccount(db: Deps['db'], companyId: number, carrier: AccountOf['carrier']): Promise<void> {
  const accounts = await findAccounts(db, companyId)
  if (!accounts.some((one) => one.carrier === carrier)) throw new Failure('conflict', 'carrier_account_missing')
}

function open({ secrets }: Deps, sealed: string): string {
  try {
    return secrets.open(Buffer.from(sealed, 'base64'))
  } catch {
    throw new Failure('conflict', 'carrier_keys_unreadable')
  }
}

/** With which carriers a company has a contract, since when its keys are these, and how they were found: nothing of the keys themselves. */
export async function readConnections(db: Deps['db'], companyId: number) {
  return (await findAccounts(db, companyId)).map(
    ({ carrier, isTest, isStandIn, changedAt, checkedAt, checkResult }) => ({
      ...{ carrier, test: isTest, standIn: isStandIn, since: changedAt.toISOString() },
      check: checkedAt && checkResult ? { at: checkedAt.toISOString(), result: checkResult } : null,
    }),
  )
}

/** With which carriers a company has a contract. */
export const readConnected = async (db: Deps['db'], companyId: number): Promise<AccountOf['carrier'][]> =>
  (await findAccounts(db, companyId)).map(({ carrier }) => carrier)
