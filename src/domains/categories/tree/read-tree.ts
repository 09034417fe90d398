import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { findAliases, findTree, type TreeRow } from '../store/tree.ts'
import type { OwnCategory } from './contract.ts'

export const toOwn = ({ position: _, ...row }: TreeRow): OwnCategory => row

/** The whole tree as its operator edits it. */
export async function readTree(deps: Deps, actor: Actor | undefined): Promise<{ categories: OwnCategory[] }> {
  requireOperator(actor)
  return { categories: (await findTree(deps.db, deps.config.vertical)).map(toOwn) }
}

/** Numbers of categories in Google's taxonomy, where the operator has entered them. */
export async function readTaxonomyIds(deps: Deps): Promise<Map<number, number>> {
  const tree = await findTree(deps.db, deps.config.vertical)
  return new Map(
    tree.flatMap(({ id, googleTaxonomyId }) => (googleTaxonomyId === null ? [] : [[id, googleTaxonomyId]])),
  )
}

/** Old addresses of categories that were merged or renamed, by slug: links to them go on working. */
export async function readCategoryAliases(deps: Deps): Promise<Map<string, number>> {
  const aliases = await findAliases(deps.db, deps.config.vertical)
  return new Map(aliases.map(({ slug, categoryId }) => [slug, categoryId]))
}
