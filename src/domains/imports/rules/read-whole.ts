import { type DecimalMark, readDecimal, toWhole } from '../../../values/decimal.ts'
import { FACT_NAMES, FACTS, isWhole, type WholeFact } from '../../products/rules/index.ts'

const MOST = Object.fromEntries(FACT_NAMES.filter(isWhole).map((name) => [name, FACTS[name].most])) as Record<
  WholeFact,
  number
>
/** The highest value of each field that is a whole number. */
export const WHOLE_FIELDS = { quantity: 1_000_000, deliveryDays: 60, ...MOST }

/** What people write behind a count. */
const BEHIND = /(?:szt|pcs|stk|st|%|mies(?:iące|iąc|ięcy)?|m-cy|months?|monate?n?|dni|dzień|days?|tage?n?|h)?\.?$/iu

/** A whole number with or without what it counts: `12 mies.`, `5 szt.`; undefined when it is none. */
export function readWhole(text: string, mark: DecimalMark): number | undefined {
  const number = readDecimal(text.trim().replace(BEHIND, '').trimEnd(), mark)
  return number && toWhole(number)
}
