import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import type { FindingView, SettlementFileView } from '../contract.ts'
import type { FindingKind } from '../rules/judge-lines.ts'
import { findFindings } from '../store/findings.ts'
import { findFiles } from '../store/settlements.ts'

const PAGE = 50
const FILES = 20

/** Reports of providers, the newest first. */
export async function readFiles(
  deps: Deps,
  actor: Actor | undefined,
  before: number | undefined,
): Promise<{ files: SettlementFileView[]; next: number | null }> {
  requireOperator(actor)
  const found = await findFiles(deps.db, before ?? null, FILES + 1)
  const files = found.slice(0, FILES)
  return {
    files: files.map((one) => ({ ...one, importedAt: one.importedAt.toISOString() })),
    next: found.length > FILES ? (files.at(-1)?.id ?? null) : null,
  }
}

/** What does not agree, the newest first. */
export async function readFindings(
  deps: Deps,
  actor: Actor | undefined,
  asked: { status?: string | undefined; kind?: FindingKind | undefined; before?: number | undefined },
): Promise<{ findings: FindingView[]; next: number | null }> {
  requireOperator(actor)
  const { status = null, kind = null, before = null } = asked
  const found = await findFindings(deps.db, { status, kind, before, limit: PAGE + 1 })
  const findings = found.slice(0, PAGE)
  return {
    findings: findings.map(({ lineId: _, refundId: __, chargebackId: ___, foundAt, resolvedAt, ...one }) => ({
      ...one,
      foundAt: foundAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
    next: found.length > PAGE ? (findings.at(-1)?.id ?? null) : null,
  }
}
