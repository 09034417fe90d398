import type { PushedVersion } from './store.ts'

export type PushOutcome = { outcome: 'accepted' | 'unchanged' | 'refused'; code?: string }
type Item = { erpCode: string; versionName?: string | undefined }

/**
 * The versions that each item means, or why it means none. What was named before is not named again: which of the two would count?
 * `single`: an item may mean one version only.
 */
export function findPushed<I extends Item>(
  items: readonly I[],
  versions: readonly PushedVersion[],
  { single }: { single: boolean },
): { item: I; found: PushedVersion[]; code?: string }[] {
  const byCode = Map.groupBy(versions, (version) => version.erpCode)
  const named = new Set<number>()
  return items.map((item) => {
    const all = byCode.get(item.erpCode)
    if (!all) return { item, found: [], code: 'erp_code_unknown' }
    const found =
      item.versionName === undefined ? all : all.filter((version) => version.name.trim() === item.versionName)
    if (found.length === 0) return { item, found, code: 'version_not_found' }
    if (single && found.length > 1) return { item, found: [], code: 'version_unclear' }
    if (found.some((version) => named.has(version.id))) return { item, found: [], code: 'item_twice' }
    for (const version of found) named.add(version.id)
    return { item, found }
  })
}
