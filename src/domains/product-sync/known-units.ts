import type { Deps } from '../../platform/deps.ts'
import { findKnownUnits } from '../units/index.ts'
import type { ProductDraft } from './contract.ts'
import type { UnitLine } from './rules/plan-units.ts'

/** The things that drafts name one by one, by draft, with what is known of them: one statement for all. */
export async function readUnitLines(
  deps: Deps,
  drafts: readonly ProductDraft[],
): Promise<Map<ProductDraft, UnitLine[]>> {
  const named = drafts.flatMap((draft) =>
    draft.versions.flatMap(({ name, units = [] }) => units.map((unit) => ({ draft, versionName: name, unit }))),
  )
  const known = await findKnownUnits(
    deps,
    named.map(({ unit }) => unit),
  )
  const lines = named.flatMap(({ draft, versionName, unit }, index) => {
    const found = known[index]
    return found ? [{ of: draft, line: { draft: unit, versionName, key: found.key, known: found.unit } }] : []
  })
  return new Map([...Map.groupBy(lines, ({ of }) => of)].map(([of, all]) => [of, all.map(({ line }) => line)]))
}
