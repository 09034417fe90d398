import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { refundable } from '../orders/index.ts'
import type { Account } from './contract.ts'
import { endByTransfer } from './end-by-transfer.ts'
import { readIban } from './rules/account.ts'
import { lockTransfer, saveAccount, type Transfer } from './store/transfers.ts'

/** Which transfers may be touched: those of these orders; `payer`: only its own. Undefined orders: of all. */
export type TransferScope = { orders?: readonly refundable.OrderToRefund[]; payer?: Transfer['payer'] }

/** The account to which money goes back; until it was transferred it may be corrected. `transfer_not_found`, `transfer_done`, `iban_invalid`. */
export async function setAccount(deps: Deps, id: number, scope: TransferScope, account: Account): Promise<void> {
  const iban = readIban(account.iban)
  await deps.db.transaction().execute(async (tx) => {
    const transfer = await requireTransfer({ ...deps, db: tx }, id, scope)
    if (transfer.status === 'done') throw new Failure('conflict', 'transfer_done')
    await saveAccount(tx, id, { iban, holder: account.holder })
  })
}

/**
 * It was transferred to the account that was read: books and order follow, once. `transfer_not_found`, `account_changed` where another account
 * stands there by now, or none.
 */
export async function markTransferred(
  deps: Deps,
  id: number,
  scope: TransferScope,
  { iban, byUser }: { iban: string; byUser: string | null },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    const transfer = await requireTransfer(inside, id, scope)
    await endByTransfer(inside, transfer, { iban, byUser })
  })
}

async function requireTransfer(deps: Deps, id: number, { orders, payer }: TransferScope): Promise<Transfer> {
  const transfer = await lockTransfer(deps.db, id)
  const isIn = orders === undefined || orders.some((order) => order.id === transfer?.orderId)
  if (!transfer || !isIn || (payer && transfer.payer !== payer)) throw new Failure('notFound', 'transfer_not_found')
  return transfer
}
