import type { BankLine } from '../rules/bank-line.ts'
import type { BankColumn } from '../rules/bank-rows.ts'
import type { CashColumn, CashLine } from '../rules/cash-rows.ts'
import type { Mapping } from '../rules/columns.ts'
import type { SettlementColumn, SettlementLine } from '../rules/settlement-rows.ts'

/** What a thread is to read. `currency`: of files that do not say it. */
export type FileTask = { path: string; currency: string | undefined } & (
  | { kind: 'bank'; mapping: Mapping<BankColumn> }
  | { kind: 'settlement'; mapping: Mapping<SettlementColumn> }
  | { kind: 'cash'; mapping: Mapping<CashColumn> }
)

export type BankFile = { format: 'mt940' | 'csv'; lines: BankLine[] }
export type FileMessage =
  | { kind: 'bank'; file: BankFile }
  | { kind: 'settlement'; lines: SettlementLine[] }
  | { kind: 'cash'; lines: CashLine[] }
  | { kind: 'refused'; code: string; params: Readonly<Record<string, string | number>> }
