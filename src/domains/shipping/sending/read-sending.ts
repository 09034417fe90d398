import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { findCompany } from '../../companies/index.ts'
import type { HandOver, Party } from '../carriers/carrier.ts'
import type { DeliveryMethod } from '../rules/methods.ts'
import { type Boxes, USUAL_BOXES } from './rules/boxes.ts'
import { chooseSender } from './rules/choose-sender.ts'
import { handOversOf } from './rules/hand-overs.ts'
import { partyOf } from './rules/party.ts'
import type { PrintFormat } from './rules/print-formats.ts'
import { findSenders } from './store/senders.ts'
import { findSending } from './store/settings.ts'

/** What a company sends with. What it has not set is as usual at the market. */
export type Sending = {
  /**
   * Who a parcel comes from: the address of this id; without one that of the shops its goods lie in, the usual one, or the company's own data. An id that is
   * not the company's (any more) is `sender_not_found`.
   */
  sender: (of?: { id?: number | undefined; shopIds?: readonly number[] }) => Party
  /** By size: outside in millimetres, with what is in it in grams. */
  measures: Boxes
  print: PrintFormat
  /** How a parcel of this method is handed over where nobody says otherwise; undefined: no labels are bought for it. */
  handOver: (method: DeliveryMethod) => HandOver | undefined
}

/**
 * What a company sends with, as it is now: measures in millimetres and grams by size, how it prints, and by functions who a parcel comes from and how a
 * method is handed over. Asked with the database of a transaction it reads there. A company that is not there is a fault of the program;
 * `sender_not_found` comes only from asking for a sender.
 */
export async function readSending({ db }: Pick<Deps, 'db'>, companyId: number): Promise<Sending> {
  const company = must(await findCompany(db, companyId), `company ${companyId}`)
  const senders = await findSenders(db, companyId)
  const stored = await findSending(db, companyId)
  return {
    sender({ id, shopIds = [] } = {}) {
      const named = senders.find((one) => one.id === id)
      if (id !== undefined && !named) throw new Failure('conflict', 'sender_not_found')
      const chosen = named ?? chooseSender(senders, shopIds)
      return partyOf(chosen ?? { ...company, contact: '' })
    },
    measures: { ...USUAL_BOXES, ...stored?.boxes },
    print: stored?.print ?? 'a6',
    handOver(method) {
      const may = handOversOf(method)
      const own = stored?.handOvers[method]
      return own && may.includes(own) ? own : may[0]
    },
  }
}
