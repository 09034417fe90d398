import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { receiveTransfer } from '../../checkout/index.ts'
import { transfers } from '../../payments/index.ts'
import { decideLine, findNew, lockLine, openLines, type StoredLine } from '../store/bank-lines.ts'

const BATCH = 200

/**
 * Looks at every line of statements that is new: one whose title names a payment is money for it; of the rest people have to decide. Each line in
 * a transaction of its own: killed, or at once with others, it goes on where it stopped.
 */
export async function matchLines(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const lines = await findNew(deps.db, BATCH)
    if (lines.length === 0) return
    const told = new Map(lines.map((line) => [line.id, transfers.titlesIn(line.title)]))
    const known = await transfers.findTitles(deps.db, [...new Set([...told.values()].flat())])
    const unknown: { id: number; outcome: string }[] = []
    for (const { id } of lines) {
      const [title, ...more] = (told.get(id) ?? []).filter((one) => known.has(one))
      if (title === undefined || more.length > 0) unknown.push({ id, outcome: title ? 'severalTitles' : 'noTitle' })
      else if (!signal.aborted) await receiveLine(deps, id, title)
    }
    await openLines(deps.db, unknown)
  }
}

async function receiveLine(deps: Deps, id: number, title: string): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const line = await lockLine(db, id)
    if (line?.status === 'new') await takeLine(inside, line, { title, by: null })
  })
}

/**
 * The money of a line, which is locked, is for the payment with this title; null: for none, it goes back. `payment_not_found` when there is no
 * such payment.
 */
export async function takeLine(
  deps: Deps,
  line: StoredLine,
  { title, by }: { title: string | null; by: string | null },
): Promise<void> {
  const { id, amount, currency, name, account } = line
  const sender = { senderName: name, senderAccount: account }
  const taken = await receiveTransfer(deps, { key: `line:${id}`, title, amount, currency, ...sender })
  if (taken.id === undefined) throw new Failure('conflict', 'line_not_open')
  await decideLine(deps.db, id, {
    ...{ status: 'received', outcome: taken.outcome, transferId: taken.id, by, note: null, at: deps.now() },
  })
}
