import { type Minor, splitMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { Commission } from '../../commission/contract.ts'
import { sharesOf } from '../../ledger/rules/index.ts'

/** A frozen commission and what of the order's total was given back; grosze. */
export type CommissionOfOrder = { commission: Commission; total: Minor; givenBack: Minor }

/** What a seller owes of a commission after refunds: the same shares as the ledger takes back, over the items by their own parts. */
export function keptCommission({ commission, total, givenBack }: CommissionOfOrder): Commission {
  if (givenBack === 0) return commission
  const back = sharesOf({ total, commission, before: 0, amount: givenBack })
  const nets = splitMoney(
    back.commission,
    commission.items.map(({ net }) => net),
  )
  const vats = splitMoney(
    back.vat,
    commission.items.map(({ vat }) => vat),
  )
  const items = commission.items.map((item, index) => ({
    ...item,
    net: item.net - must(nets[index], 'a share'),
    vat: item.vat - must(vats[index], 'a share'),
  }))
  const [net, vat] = [commission.net - back.commission, commission.vat - back.vat]
  return { ...commission, net, vat, gross: net + vat, items }
}

/** What was billed of an order, a row a line of an invoice; grosze. */
export type Billed = { line: number; net: Minor; vat: Minor }

/** What is to be taken back of an order's bills so that they leave what it owes; nothing where they do already. */
export function overbilled<T extends Billed>(rows: readonly T[], owed: { net: Minor; vat: Minor }): T[] {
  const sum = (of: (row: T) => Minor) => rows.reduce((total, row) => total + of(row), 0)
  const [net, vat] = [sum((row) => row.net) - owed.net, sum((row) => row.vat) - owed.vat]
  if (net === 0 && vat === 0) return []
  if (net < 0 || vat < 0) throw new Error(`billed ${-net} + ${-vat} less than is owed`)
  const nets = splitMoney(
    net,
    rows.map((row) => row.net),
  )
  const vats = splitMoney(
    vat,
    rows.map((row) => row.vat),
  )
  return rows
    .map((row, index) => ({ ...row, net: must(nets[index], 'a share'), vat: must(vats[index], 'a share') }))
    .filter((row) => row.net + row.vat > 0)
}
