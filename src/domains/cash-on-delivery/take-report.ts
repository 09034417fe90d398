import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { recordAudit } from '../audit/index.ts'
import type { CashLine } from '../reconciliation/contract.ts'
import type { LabelCarrier } from '../shipping/contract.ts'
import { insertLines, insertReport } from './store/reports.ts'

type Report = {
  companyId: number
  carrier: LabelCarrier
  /** Null: the carrier was asked. */
  name: string | null
  digest: Buffer
  lines: readonly CashLine[]
  /** Null: a job, or a program of the company. */
  by: string | null
}

/**
 * Writes a report in the caller's transaction, with the job that compares it. Lines that another report told of are known and count once; undefined where
 * the very same report is known.
 */
export async function takeReport(deps: Deps, report: Report): Promise<number | undefined> {
  const { companyId, carrier, name, digest, lines, by } = report
  const given = { companyId, carrier, name, digest, lines: lines.length, importedBy: by, importedAt: deps.now() }
  const id = await insertReport(deps.db, given)
  if (id === undefined) return undefined
  const fresh = await insertLines(deps.db, { id, companyId, carrier }, withDigests(carrier, lines))
  await recordAudit(deps, {
    ...{ actorId: by, action: 'cashReportTaken', subjectKind: 'company', subjectId: String(companyId) },
    detail: { carrier, lines: lines.length, name },
  })
  if (fresh > 0) await deps.addJob(deps.db, { name: 'cashOnDelivery.compare', payload: { reportId: id, companyId } })
  return id
}

/** Overlapping reports tell of a line once; a line that stands twice in one is there twice. */
function withDigests(carrier: string, lines: readonly CashLine[]): (CashLine & { digest: string })[] {
  const counts = new Map<string, number>()
  return lines.map((one) => {
    const { number, amount, currency, day, reference } = one
    const text = JSON.stringify([carrier, number, amount, currency, day, reference])
    const nth = (counts.get(text) ?? 0) + 1
    counts.set(text, nth)
    return { ...one, digest: createHash('sha256').update(`${text} ${nth}`).digest('hex') }
  })
}
