import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { finishRefund } from '../../checkout/index.ts'
import { postTransaction, settlementEntries } from '../../ledger/index.ts'
import { transfers } from '../../payments/index.ts'
import { endByTransfer } from '../end-by-transfer.ts'
import { lockTransferOf } from '../store/transfers.ts'
import type { HandTransfer } from './contract.ts'

type Done = Pick<HandTransfer, 'kind' | 'id'> & {
  /** The account it was transferred to, as it was read; where the list names none, nothing. */
  iban?: string | null | undefined
}

/**
 * The operator transferred money, or does not wait for the rest of a part (`part`). One verb for all that goes back by hand: of two who say so
 * the second one is told `nothing_to_return`. `account_changed` where the buyer gave another account meanwhile.
 */
export async function markGivenBack(deps: Deps, actor: Actor | undefined, { kind, id, iban }: Done): Promise<void> {
  const person = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if (kind === 'part') await transfers.giveBackPart(inside, id)
    else if (kind === 'transfer') await noteReturned(inside, id, person.userId)
    else await noteRefunded(inside, id, { iban: iban ?? null, byUser: person.userId })
    await recordAudit(inside, {
      ...{ actorId: person.userId, action: 'transferReturned', subjectKind: 'market', subjectId: `${kind} ${id}` },
      detail: {},
    })
  })
}

async function noteReturned(deps: Deps, id: number, by: string): Promise<void> {
  const returned = await transfers.markReturned(deps.db, id, by, deps.now())
  if (!returned) throw new Failure('conflict', 'nothing_to_return')
  const back = { provider: 'bank-transfer', amount: -returned.amount, currency: returned.currency }
  await postTransaction(deps, `settlement:transfer-back-${id}`, settlementEntries(back), `settlement:transfer-${id}`)
}

/** To the account the buyer gave; without one, of a payment by transfer, to the account it came from. */
async function noteRefunded(
  deps: Deps,
  id: number,
  { iban, byUser }: { iban: string | null; byUser: string },
): Promise<void> {
  const transfer = await lockTransferOf(deps.db, id)
  if (transfer) {
    if (!(await endByTransfer(deps, transfer, { iban, byUser }))) throw new Failure('conflict', 'nothing_to_return')
    return
  }
  const refund = await transfers.requireByHand(deps, id)
  if (!(await finishRefund(deps, refund))) throw new Failure('conflict', 'nothing_to_return')
  const out = { provider: 'bank-transfer', amount: -refund.amount, currency: must(refund.currency, 'a currency') }
  await postTransaction(deps, `settlement:refund-${id}`, settlementEntries(out))
}
