import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { must } from '../../../values/must.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { paidRefunds, transfers } from '../../payments/index.ts'
import { findMarketTransfers } from '../store/transfers.ts'
import type { HandTransfer } from './contract.ts'
import { nextPlace, readPlace } from './place.ts'

type Placed = { at: number; kind: number; id: number; row: HandTransfer }

/**
 * All that people of the market have to transfer, the oldest first: refunds whose provider cannot or will not, refunds of payments by transfer,
 * money that paid for nothing; and parts of payments that wait for their rest. Grosze; `invalid_cursor`.
 */
export async function listTransfers(
  deps: Deps,
  actor: Actor | undefined,
  { after }: { after?: string | undefined },
): Promise<{ transfers: HandTransfer[]; next: string | null }> {
  requireOperator(actor)
  const place = readPlace(after, transfers.RETURN_KINDS.length)
  const limit = PAGE_SIZE + 1
  const bank = await transfers.findToReturn(deps.db, { after: place, limit })
  const wanted = await readWanted(deps, place, limit)
  const rows = [...bank.map(placed), ...wanted].sort((a, b) => a.at - b.at || a.kind - b.kind || a.id - b.id)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return { transfers: page.map(({ row }) => row), next: rows.length > PAGE_SIZE && last ? nextPlace(last) : null }
}

function placed({ at, since, senderName, senderAccount, ...row }: transfers.ToReturn): Placed {
  return {
    ...{ at, kind: transfers.RETURN_KINDS.indexOf(row.kind), id: row.id },
    row: {
      ...{ ...row, holder: senderName, iban: senderAccount, since: since.toISOString() },
      ...{ transferId: null, number: null, provider: 'bank-transfer', state: 'transferDue' },
    },
  }
}

/** Refunds that go to an account which the buyer gives. */
async function readWanted(deps: Deps, place: transfers.ReturnPlace | null, limit: number): Promise<Placed[]> {
  // They are refunds, the first kind: of one moment those of another kind come after them.
  const after = place && (place.kind === 0 ? place : { at: place.at, id: Number.MAX_SAFE_INTEGER })
  const found = await findMarketTransfers(deps.db, { after, limit })
  const ids = found.map(({ id, paymentRefundId }) => must(paymentRefundId, `the refund of transfer ${id}`))
  const attempts = await paidRefunds.readRefunds(deps, ids)
  return found.map(({ id: transferId, paymentRefundId, status, iban, holder, since, at }) => {
    const attempt = must(
      attempts.find(({ id }) => id === paymentRefundId),
      `the refund of transfer ${transferId}`,
    )
    const { id, amount, currency, provider, subjects } = attempt
    return {
      ...{ at, kind: 0, id },
      row: {
        ...{ kind: 'refund', id, transferId, number: subjects[0] ?? null, amount, currency, provider, iban, holder },
        ...{ title: null, state: status === 'wanted' ? 'accountWanted' : 'transferDue', since: since.toISOString() },
      },
    }
  })
}
