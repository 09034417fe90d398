import { allOf, priceRangeLexemes, scoreRangeLexemes } from '../lexemes.ts'
import type { Walk } from '../store/pages.ts'
import type { Estimate } from './estimate.ts'

/** Documents that a band should hold: a page, and plenty for the luck of the sample. */
const WANTED = 300

/** What is more common is found soon enough by walking. */
const COMMON = 0.05

/**
 * Where in a list the next page ends, as guessed from a sample: of ten thousand matches the page is then looked for among some
 * hundred, by marks alone. Null when everything is as little, soon found anyway, or the order has no marks.
 */
export function bandOf(walk: Walk, start: number | undefined, { fits, level, fitting, scope }: Estimate): Walk['band'] {
  if (walk.order === 'listed_at' || !walk.inStock || fitting.estimate > COMMON * scope) return null
  const { order, descending } = walk
  const sign = descending ? -1 : 1
  const ahead = fits
    .filter(
      (one) =>
        (walk.strong === null || one.strong !== walk.weak) && (start === undefined || sign * (one[order] - start) > 0),
    )
    .map((one) => one[order])
    .sort((a, b) => sign * (a - b))
  const steps = Math.max(3, Math.ceil(WANTED / 2 ** level))
  const end = ahead[steps]
  if (end === undefined) return null
  const marks =
    order === 'score'
      ? scoreRangeLexemes(end, start ?? 1)
      : descending
        ? priceRangeLexemes(end, start ?? null)
        : priceRangeLexemes(start ?? null, end)
  return { end, marks: allOf([marks]) }
}
