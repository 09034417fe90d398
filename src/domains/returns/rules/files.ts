import { type CaseParty, isOpen, mayStep, type Standing } from './case-table.ts'

/** MB of one file. */
export const CASE_FILE_MB = 8
/** Files that one statement brings. */
export const FILES_AT_ONCE = 5
/** Files a case keeps: twenty, divided so that no side takes the room of another. */
export const MOST_FILES: Readonly<Record<CaseParty, number>> = { buyer: 8, seller: 8, operator: 4 }
/** Files of a side that may wait for their statement; of one more the oldest goes. */
export const MOST_WAITING = 10

/** Whether a side may send files: while it can still say something, or ask the operator. `statusBefore`: set once somebody asked. */
export const takesFiles = (by: CaseParty, one: Standing & { statusBefore: unknown }): boolean =>
  isOpen(one.status) || (one.statusBefore === null && mayStep('dispute', by, one))
