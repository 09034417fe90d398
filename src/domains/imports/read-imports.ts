import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { requireMember } from '../companies/index.ts'
import type { ImportSummary, ImportView } from './contract.ts'
import { presentImport, presentSummaries } from './present-import.ts'
import { requireImport } from './require-import.ts'
import { listImports } from './store/imports.ts'

const PAGE = 20

/** Imports of a company, newest first. */
export async function readImports(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  before: number | undefined,
): Promise<{ imports: ImportSummary[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'products.edit')
  const rows = await listImports(deps.db, companyId, { before: before ?? null, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  return { imports: await presentSummaries(deps, page), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

/** One import of a company. */
export async function readImport(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, importId }: { companyId: number; importId: number },
): Promise<ImportView> {
  requireMember(deps, actor, companyId, 'products.edit')
  return presentImport(deps, await requireImport(deps, companyId, importId))
}
