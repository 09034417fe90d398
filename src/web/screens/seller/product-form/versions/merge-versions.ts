import type { PickSide } from '../../../../parts/forms/draft/merge-drafts.ts'
import type { VersionForm } from '../form-state.ts'
import { restock } from '../stock/stock-delta.ts'

type Versions = readonly VersionForm[]

/** The versions' part of a merge. A version that one side removed and the other changed is asked about as `versions.<id>`. */
export function mergeVersions(
  base: Versions,
  mine: Versions,
  newest: Versions,
  pick: PickSide,
  taken: string[],
): Versions {
  const before = byId(base)
  const own = byId(mine)
  const now = byId(newest)
  const merged = new Map<string, VersionForm>()
  for (const [id, theirs] of now) {
    const start = before.get(id)
    const kept = own.get(id)
    if (kept) merged.set(kept.rowKey, mergeOne(start ?? theirs, kept, theirs, pick))
    else if (!start) {
      taken.push(`versions.${id}`)
      merged.set(theirs.rowKey, theirs)
    } else if (pick<VersionForm | null>(`versions.${id}`, sold(start), null, sold(theirs)))
      merged.set(theirs.rowKey, theirs)
  }
  for (const version of mine) {
    if (version.id === null) merged.set(version.rowKey, version)
    else if (!now.has(version.id)) {
      const start = before.get(version.id)
      const stays = pick<VersionForm | null>(
        `versions.${version.id}`,
        start ? typed(start) : null,
        typed(version),
        null,
      )
      // Others removed it: what was changed here comes back as a new version.
      if (stays) merged.set(version.rowKey, { ...version, id: null, loaded: 0 })
    }
  }
  return inOrder(merged, base, mine, newest)
}

function mergeOne(base: VersionForm, mine: VersionForm, theirs: VersionForm, pick: PickSide): VersionForm {
  const field = `versions.${theirs.id}`
  const price = pick(`${field}.price`, base.price, mine.price, theirs.price)
  return {
    ...mine,
    name: pick(`${field}.name`, base.name, mine.name, theirs.name),
    price,
    announce: price === mine.price && mine.announce,
    attributes: pick(`${field}.attributes`, base.attributes, mine.attributes, theirs.attributes),
    ...restock(mine, theirs.loaded),
  }
}

/** One's own order if one changed it, else that of the newest; what the other side does not know stands at the end. */
function inOrder(merged: ReadonlyMap<string, VersionForm>, base: Versions, mine: Versions, newest: Versions): Versions {
  const ids = (list: Versions) => list.flatMap(({ id }) => (id === null ? [] : [id])).join()
  const leading = ids(mine) === ids(base) ? newest : mine
  const rank = (version: VersionForm) => {
    const at = leading.findIndex((one) => one.rowKey === version.rowKey || (one.id !== null && one.id === version.id))
    return at < 0 ? leading.length : at
  }
  return [...merged.values()].sort((a, b) => rank(a) - rank(b))
}

const byId = (list: Versions) =>
  new Map(list.flatMap((version) => (version.id === null ? [] : [[version.id, version]])))

/** Pieces that were sold meanwhile change no version. */
const sold = (version: VersionForm): VersionForm => ({ ...version, quantity: '', loaded: 0, announce: false })
const typed = (version: VersionForm): VersionForm => ({ ...version, loaded: 0 })
