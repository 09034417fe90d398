import type { Deps } from '../../../platform/deps.ts'
import type { Currency, Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { PaymentStatus } from '../contract.ts'
import { ibanOf } from '../providers/bank-transfer/index.ts'
import { readStandings } from '../providers-in-use.ts'
import { findExpected, sumKept } from '../store/transfers.ts'

export type Instructions = {
  paymentId: string
  status: PaymentStatus
  holder: string
  bank: string
  iban: string
  title: string
  /** Grosze, like what came already. */
  amount: Minor
  received: Minor
  currency: Currency
  createdAt: Date
  /** For which goods are held. */
  days: number
  /** The account is for show: nobody is to transfer anything. */
  sandbox: boolean
}

/** How the newest payment by transfer of a purchase is paid; undefined where there is none, or no account any more. */
export async function readInstructions(deps: Deps, purchaseId: number): Promise<Instructions | undefined> {
  const expected = await findExpected(deps.db, purchaseId)
  const standing = (await readStandings(deps)).find(({ code }) => code === 'bank-transfer')
  if (!expected || !standing?.connection) return undefined
  const { values } = standing.connection
  const iban = ibanOf(values, expected.currency)
  if (!iban) return undefined
  const { id, ...payment } = expected
  return {
    ...{ ...payment, paymentId: id, iban },
    holder: must(values.accountHolder, 'the account holder'),
    bank: must(values.bankName, 'the name of the bank'),
    days: Number(must(values.transferDays, 'the days of a transfer')),
    received: await sumKept(deps.db, id),
    sandbox: standing.connection.test,
  }
}
