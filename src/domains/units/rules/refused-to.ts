/** Who has a unit, or had it last. `numberHash`: null where no number of it is known. */
export type Held = {
  companyId: number | null
  soldBy: number | null
  state: 'inStock' | 'reserved' | 'sold'
  offered: boolean
  numberHash: Uint8Array | null
}

/** The company has it, or sold it last and may get it back. */
export const isOwn = (companyId: number, { companyId: holder, state, soldBy }: Held): boolean =>
  holder === companyId || (state === 'sold' && soldBy === companyId)

/**
 * Why a unit cannot be received by a company that names it by its code, which everybody can read, or by its number, which stands on the thing
 * itself; undefined: it can.
 */
export function refusedTo(
  companyId: number,
  unit: Held,
  by: 'code' | 'number',
): 'unit_listed_elsewhere' | 'unit_number_wanted' | undefined {
  if (isOwn(companyId, unit)) return undefined
  const isElsewhere = unit.companyId !== null
  if (isElsewhere && (unit.offered || unit.state === 'reserved')) return 'unit_listed_elsewhere'
  if (by === 'number') return undefined
  if (unit.numberHash) return 'unit_number_wanted'
  return isElsewhere ? 'unit_listed_elsewhere' : undefined
}
