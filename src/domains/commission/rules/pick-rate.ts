/** Basis points where the operator has entered nothing (B04: six per cent). */
export const DEFAULT_RATE = 600
/** Basis points: more than thirty per cent is a slip of the keyboard. */
export const MAX_RATE = 3000

/** A rule that applies to a line. `distance`: steps up from the line's category to the rule's; null: a rule for every category. */
export type Candidate = { ofCompany: boolean; distance: number | null; rate: number }

/**
 * The most specific rule wins: company and category, company, category, default. Among categories the nearest counts. A rate agreed
 * with a company stands above what holds for a category in general.
 */
export function pickRate(candidates: readonly Candidate[], defaultRate: number): number {
  const [best] = [...candidates].sort(
    (a, b) =>
      Number(b.ofCompany) - Number(a.ofCompany) ||
      (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY) ||
      a.rate - b.rate,
  )
  return best?.rate ?? defaultRate
}
