import type { TransactionKind } from './accounts.ts'

/** What a seller looks for in its settlements, and the kinds of transactions that belong to it. */
export const SETTLEMENT_GROUPS = ['sales', 'refunds', 'commission', 'chargebacks', 'payouts', 'further'] as const
export type SettlementGroup = (typeof SETTLEMENT_GROUPS)[number]

const GROUP_OF: Readonly<Record<TransactionKind, SettlementGroup>> = {
  payment: 'sales',
  'refund-due': 'refunds',
  refund: 'refunds',
  commission: 'commission',
  'commission-back': 'commission',
  chargeback: 'chargebacks',
  'chargeback-won': 'chargebacks',
  'chargeback-lost': 'chargebacks',
  payout: 'payouts',
  'payout-paid': 'payouts',
  'payout-returned': 'payouts',
  clawback: 'payouts',
  fee: 'further',
  delivery: 'further',
  hold: 'further',
  release: 'further',
  settlement: 'further',
}

/** The kinds of a group. */
export function kindsOf(group: SettlementGroup): TransactionKind[] {
  return (Object.keys(GROUP_OF) as TransactionKind[]).filter((kind) => GROUP_OF[kind] === group)
}
