import type { SyncProblem, VersionDraft } from '../contract.ts'

export type Matched<V> = { draft: VersionDraft; version: V | undefined }

/**
 * Which version each draft means: by name; without a name, the only one. A single version without a name is the first one that is named.
 * Drafts that leave it open are refused.
 */
export function matchVersions<V extends { name: string }>(
  drafts: readonly VersionDraft[],
  versions: readonly V[],
): { matched: Matched<V>[]; problems: SyncProblem[] } {
  const problems: SyncProblem[] = []
  const byName = new Map(versions.map((version) => [version.name.trim(), version]))
  const [only] = versions.length === 1 ? versions : []
  const several = drafts.length > 1 || versions.length > 1
  let unnamed = only?.name.trim() === '' ? only : undefined
  const matched = drafts.flatMap((draft) => {
    if (draft.name === '' && several && !(unnamed && drafts.length === 1)) {
      problems.push({ ref: draft.ref, field: 'versionName', code: 'version_name_missing', severity: 'rejected' })
      return []
    }
    const version = draft.name === '' ? only : (byName.get(draft.name) ?? unnamed)
    if (version && version === unnamed) unnamed = undefined
    return [{ draft, version }]
  })
  return { matched, problems }
}
