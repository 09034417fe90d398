import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { transfers } from '../../payments/index.ts'
import type { LineDecision } from '../contract.ts'
import { decideLine, lockLine } from '../store/bank-lines.ts'
import { takeLine } from './match-lines.ts'

/**
 * What the operator decides about a line that nothing is known of. `assign`: it is for the payment with a title (`payment_not_found`) ·
 * `giveBack` · `ignore`: it is no buyer's money. Of two at once the second is refused with `line_not_open`.
 */
export async function decideAboutLine(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  decision: LineDecision,
): Promise<void> {
  const person = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const line = await lockLine(db, id)
    if (!line) throw new Failure('notFound', 'line_not_found')
    if (line.status !== 'open') throw new Failure('conflict', 'line_not_open')
    const by = person.userId
    if (decision.action === 'assign') await takeLine(inside, line, { title: titleOf(decision.title), by })
    else if (decision.action === 'giveBack') await takeLine(inside, line, { title: null, by })
    else {
      const ignored = { status: 'ignored' as const, outcome: null, transferId: null, at: deps.now() }
      await decideLine(db, id, { ...ignored, by, note: decision.note })
    }
    await recordAudit(inside, {
      ...{ actorId: by, action: 'bankLineDecided', subjectKind: 'market', subjectId: `bank line ${id}` },
      detail: { decision: decision.action },
    })
  })
}

function titleOf(text: string): string {
  const [title, ...more] = transfers.titlesIn(text)
  if (title === undefined || more.length > 0) throw invalidField('title', 'payment_not_found')
  return title
}
