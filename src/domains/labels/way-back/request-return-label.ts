import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import type { ParcelSize } from '../../../values/parcel-size.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockToLabel } from '../../fulfilment/index.ts'
import { accountOf, type LabelCarrier, limitsOf, takesPhone } from '../../shipping/contract.ts'
import { readSending, requireAccount } from '../../shipping/index.ts'
import type { LabelView } from '../contract.ts'
import { presentLabel } from '../present-label.ts'
import { refusedBefore } from '../rules/refused-before.ts'
import { insertLabel, type Pieces } from '../store/labels.ts'
import { hasWayBack } from './store.ts'

type WantedReturn = {
  companyId: number
  number: string
  /** What of the order it belongs to, open until the goods are back. */
  matter: string
  carrier: LabelCarrier
  size: ParcelSize
  /** Address of the company that it goes to; left out: the usual one. */
  senderId?: number | undefined
  pieces: Pieces[]
  /** Grosze. */
  worth: number
  byUser: string | null
}

/**
 * A label by which a buyer sends goods back at the company's cost, from the buyer's address and by the next point of the carrier, in the caller's
 * transaction, which locks the order. One at a time: `return_label_exists`. `label_wrong_way`, `carrier_account_missing`, `sender_not_found`,
 * `return_label_no_address`, `return_label_phone`, and a field's own.
 */
export async function requestReturnLabel(inside: Deps, wanted: WantedReturn): Promise<LabelView> {
  const { companyId, number, matter, carrier, size, senderId, pieces, worth, byUser } = wanted
  const { db } = inside
  const account = accountOf(carrier)
  if (!account.returns) throw new Failure('conflict', 'label_wrong_way')
  const order = must(await lockToLabel(db, companyId, number), `order ${number}`)
  if (await hasWayBack(db, order.id, matter)) throw new Failure('conflict', 'return_label_exists')
  await requireAccount(db, companyId, carrier)
  const sending = await readSending({ db }, companyId)
  const receiver = sending.sender({ id: senderId })
  const { address } = order
  if (address ? address.country !== HOME : account.returns.needsAddress)
    throw new Failure('conflict', 'return_label_no_address')
  if (![order.receiver.phone, receiver.phone].every((phone) => takesPhone(carrier, phone)))
    throw new Failure('conflict', 'return_label_phone')
  const consignment = {
    ...{ way: account.returns.way, handOver: account.returns.handOver, point: null, cash: null },
    ...{ sender: { ...order.receiver, company: null, address }, receiver },
    parcels: [{ size, ...sending.measures[size] }],
    insured: account.insures ? Math.max(1, worth) : null,
  }
  const limits = must(
    limitsOf(`${carrier}_${account.returns.way}` as Parameters<typeof limitsOf>[0]),
    'limits of a way',
  )
  const known = { limits, mostCash: null, takesPhone: () => true, isPointClosed: false }
  const errors = refusedBefore(consignment, known)
  if (errors.length > 0) throw new Failure('invalid', 'validation', { fields: errors })
  const batchId = randomUUID()
  const label = await insertLabel(db, {
    ...{ companyId, orderId: order.id, orderNumber: number, purpose: 'return', matter, carrier, consignment, pieces },
    ...{ batchId, requestedAt: inside.now(), requestedBy: byUser, wantsZpl: false },
  })
  await recordAudit(inside, {
    ...{ actorId: byUser, action: 'labelsRequested', subjectKind: 'company', subjectId: String(companyId) },
    detail: { labels: 1, batch: batchId, return: matter },
  })
  await inside.addJob(db, { name: 'labels.advance', payload: {} })
  return presentLabel(label)
}

const HOME = 'PL'
