import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { type Actor, requireOperator, requireStaff } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { requireConfirmed } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import {
  type DataExport,
  findDataExport,
  findDataExports,
  giveUpBefore,
  insertDataExport,
} from '../store/data-exports.ts'
import { type DataExportView, EXPORT_DAYS } from './contract.ts'

const ASKED = defineLimit({ name: 'company-export', attempts: 5, seconds: 86_400 })
const LISTED = 10
/** Milliseconds after which one that came to no end stands in nobody's way. */
const STUCK_AFTER = 86_400_000

/** Whose it is: a company's, for its owners, or the whole market's (null), for owners among the operator's people. */
export type Whose = number | null

function requireRight(deps: Deps, actor: Actor | undefined, whose: Whose, act: 'read' | 'write'): Actor {
  if (whose !== null) return requireMember(deps, actor, whose, 'company.export').actor
  requireOperator(actor)
  return requireStaff(actor, 'market', act)
}

const subjectOf = (whose: Whose) =>
  whose === null
    ? ({ subjectKind: 'market', subjectId: 'export' } as const)
    : ({ subjectKind: 'company', subjectId: String(whose) } as const)

/** Asks for an export: a job writes it, and whoever asked gets a mail. `export_running` while one waits, `confirmation_required`. */
export async function askExport(
  deps: Deps,
  actor: Actor | undefined,
  whose: Whose,
  locale: Locale,
): Promise<DataExportView> {
  const person = requireRight(deps, actor, whose, 'write')
  await requireConfirmed(deps, person)
  await deps.limits.count(ASKED, `${whose ?? 'market'}`)
  const { userId: by } = person
  return deps.db.transaction().execute(async (db) => {
    const now = deps.now()
    await giveUpBefore(db, whose, new Date(now.getTime() - STUCK_AFTER))
    const row = await insertDataExport(db, { companyId: whose, by, locale, at: now })
    if (!row) throw new Failure('conflict', 'export_running')
    await deps.addJob(db, { name: 'dataExports.write', payload: { exportId: row.id }, maxAttempts: 4 })
    await recordAudit({ ...deps, db }, { actorId: by, action: 'companyDataAsked', ...subjectOf(whose) })
    return viewOf(row)
  })
}

/** The last ten. */
export async function listDataExports(
  deps: Deps,
  actor: Actor | undefined,
  whose: Whose,
): Promise<{ exports: DataExportView[] }> {
  requireRight(deps, actor, whose, 'read')
  return { exports: (await findDataExports(deps.db, whose, LISTED)).map(viewOf) }
}

/** The file of one that is done; who fetched it is on record. `export_not_found` where its days are over. */
export async function openDataExport(
  deps: Deps,
  actor: Actor | undefined,
  whose: Whose,
  id: number,
): Promise<{ stream: Readable; name: string }> {
  // To take everything along is to change who has it: a role that only reads does not.
  const person = requireRight(deps, actor, whose, 'write')
  await requireConfirmed(deps, person)
  const row = await findDataExport(deps.db, id)
  if (!row || row.companyId !== whose || row.fileKey === null) throw gone()
  const path = deps.files.path(row.fileKey)
  await access(path).catch(() => {
    throw gone()
  })
  await recordAudit(deps, { actorId: person.userId, action: 'companyDataFetched', ...subjectOf(whose) })
  const day = row.askedAt.toISOString().slice(0, 10)
  return { stream: createReadStream(path), name: `${whose === null ? 'market' : `company-${whose}`}-${day}.zip` }
}

const gone = () => new Failure('notFound', 'data_export_not_found', { params: { days: EXPORT_DAYS } })

function viewOf({ id, state, reason, askedAt, doneAt, expiresAt, bytes }: DataExport): DataExportView {
  return {
    ...{ id, state, reason, bytes, askedAt: askedAt.toISOString() },
    doneAt: doneAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
