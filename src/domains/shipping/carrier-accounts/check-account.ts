import type { Deps } from '../../../platform/deps.ts'
import { answeredWithin } from '../../../platform/limits/answered-within.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { describeError } from '../../../platform/log/describe-error.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { connectCarrier } from './connect.ts'
import type { CarrierAccountView } from './contract.ts'
import { presentAccount } from './present-account.ts'
import type { AccountOf } from './store.ts'
import { findAccounts, noteCheck } from './store.ts'

/** Milliseconds. */
const PATIENCE = 8000
/** Nobody learns a stranger's key by trying many here, and no carrier is asked all day. */
const CHECKS = defineLimit({ name: 'carrier account check', attempts: 20, seconds: 3600 })

/** Asks the carrier with the keys that are kept. How it went is the answer and is kept; keys changed meanwhile are not said to be tried. */
export async function checkCarrierAccount(
  deps: Deps,
  actor: Actor | undefined,
  asked: AccountOf,
): Promise<CarrierAccountView> {
  const { companyId, carrier } = asked
  requireMember(deps, actor, companyId, 'delivery.edit')
  const { adapter, account } = await connectCarrier(deps, asked)
  await deps.limits.count(CHECKS, String(companyId))
  const result = await answeredWithin(PATIENCE, adapter.test()).then(
    () => 'works' as const,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'carrier_refused_keys') return 'refused' as const
      deps.log.warn({ carrier, checked: describeError(error).message })
      return 'unanswered' as const
    },
  )
  await noteCheck(deps.db, companyId, carrier, { triedWith: account.changedAt, at: deps.now(), result })
  const stored = await findAccounts(deps.db, companyId)
  return presentAccount(
    deps,
    asked,
    stored.find((one) => one.carrier === carrier),
  )
}
