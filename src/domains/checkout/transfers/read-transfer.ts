import { renderSVG } from 'uqr'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { toPay } from '../../orders/index.ts'
import { transfers } from '../../payments/index.ts'
import type { TransferView } from './contract.ts'
import { polishTransferCode } from './rules/polish-transfer-code.ts'

/** How a purchase is paid by transfer; `transfer_not_chosen` where its buyer chose no such payment. */
export async function readTransfer(deps: Deps, key: string): Promise<TransferView> {
  const { id, heldUntil, dueOnline } = await toPay.readPurchaseToPay(deps, key)
  const instructions = await transfers.readInstructions(deps, id)
  if (!instructions) throw new Failure('notFound', 'transfer_not_chosen')
  const { holder, bank, iban, title, amount, received, currency, status, sandbox } = instructions
  const paid = status === 'paid' || status === 'refundDue' || status === 'refunded'
  const missing = paid ? 0 : amount - received
  const code = polishTransferCode({ holder, iban, title, currency, amount: missing })
  return {
    ...{ holder, bank, iban, title, amount, currency, paid, sandbox },
    ...{ received: paid ? amount : received, missing },
    until: dueOnline > 0 ? heldUntil : null,
    qr: code === undefined ? null : renderSVG(code, { ecc: 'M', border: 2 }),
  }
}
