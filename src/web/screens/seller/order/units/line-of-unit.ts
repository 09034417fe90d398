import type { UnitsOfOrder } from '../load-order.ts'

/** A line of an order with its name, and the units it takes and may take. */
export type UnitLine = UnitsOfOrder[number] & { productId: number; name: string }

/** What is known of a unit that was scanned; `productId` null: it stands in no offer. */
export type ScannedUnit = { code: string; name: string; productId: number | null; versionId: number | null }

export const waitingOf = ({ units }: Pick<UnitLine, 'units'>) => units.filter(({ leftAt }) => leftAt === null)
/** Pieces that are still to leave and have no unit yet. */
export const missingOf = (line: Pick<UnitLine, 'units' | 'left'>) => Math.max(0, line.left - waitingOf(line).length)

/**
 * The lines that a scanned unit may be meant for, those with room before all others. One: it is that. None: no line has this product, and the market
 * says so of any.
 */
export function linesOfUnit(
  lines: readonly UnitLine[],
  { productId, versionId }: Pick<ScannedUnit, 'productId' | 'versionId'>,
): UnitLine[] {
  const fit = lines.filter(
    (line) =>
      line.left > 0 &&
      (productId === null || productId === line.productId) &&
      (versionId === null || versionId === line.versionId),
  )
  const open = fit.filter((line) => missingOf(line) > 0)
  return open.length > 0 ? open : fit.slice(0, 1)
}

/** Searches units as a person names them: code with or without spaces, last characters of the number, words of the name. */
export function unitsFound<U extends { code: string; name: string; number: { last4: string } | null }>(
  units: readonly U[],
  typed: string,
): U[] {
  const text = typed.trim().toLowerCase()
  const plain = text.replace(/\s+/g, '')
  return units.filter(
    ({ code, name, number }) =>
      code.toLowerCase().includes(plain) ||
      name.toLowerCase().includes(text) ||
      number?.last4.toLowerCase().endsWith(plain.slice(-4)) === true,
  )
}
