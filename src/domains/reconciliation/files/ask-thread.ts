import { inThread, ThreadEnded, threadPool } from '../../../platform/threads/threads.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { CashLine } from '../rules/cash-rows.ts'
import type { SettlementLine } from '../rules/settlement-rows.ts'
import type { BankFile, FileMessage, FileTask } from './thread-messages.ts'

const SCRIPT = new URL('./file-thread.ts', import.meta.url)
/** Of all operators and the daily job together. */
const POOL = threadPool(1, 8)
/** Megabytes. */
const MEMORY = 300
/** Milliseconds of work for a whole file. */
const DEADLINE = 60_000

/**
 * Reads a file of a bank or a provider in a thread. Refuses by the field `file` what cannot be understood, is too long or takes too much time or
 * memory; `reconciliation_busy` where too many others wait.
 */
async function readFile(task: FileTask): Promise<Exclude<FileMessage, { kind: 'refused' }>> {
  const thread = { script: SCRIPT, data: task, memory: MEMORY, deadline: DEADLINE }
  try {
    for await (const { message } of inThread<FileMessage, never>(POOL, thread)) {
      if (message.kind !== 'refused') return message
      throw new Failure('invalid', 'validation', {
        fields: [{ field: 'file', code: message.code, params: message.params }],
      })
    }
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error
    if (error.reason === 'full' || error.reason === 'stopped') throw new Failure('unavailable', 'reconciliation_busy')
  }
  throw invalidField('file', 'statement_not_readable')
}

export async function readBankFile(task: Omit<Extract<FileTask, { kind: 'bank' }>, 'kind'>): Promise<BankFile> {
  const message = await readFile({ kind: 'bank', ...task })
  if (message.kind !== 'bank') throw new Error(`a bank's file was read as ${message.kind}`)
  return message.file
}

export async function readSettlementFile(
  task: Omit<Extract<FileTask, { kind: 'settlement' }>, 'kind'>,
): Promise<SettlementLine[]> {
  const message = await readFile({ kind: 'settlement', ...task })
  if (message.kind !== 'settlement') throw new Error(`a provider's file was read as ${message.kind}`)
  return message.lines
}

/** The lines of a carrier's report of money taken on delivery, CSV or a workbook. */
export async function readCashFile(task: Omit<Extract<FileTask, { kind: 'cash' }>, 'kind'>): Promise<CashLine[]> {
  const message = await readFile({ kind: 'cash', ...task })
  if (message.kind !== 'cash') throw new Error(`a carrier's file was read as ${message.kind}`)
  return message.lines
}
