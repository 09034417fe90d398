/** Numbers of reviews by score, from one to five. */
export type ByScore = readonly [number, number, number, number, number]
export type Rating = { count: number; average: number | null; byScore: number[] }

/** Average to a tenth, as it is shown; null where nobody said anything. */
export function ratingOf(byScore: ByScore): Rating {
  const count = byScore.reduce((sum, number) => sum + number, 0)
  const sum = byScore.reduce((total, number, at) => total + number * (at + 1), 0)
  return { count, average: count === 0 ? null : Math.round((sum * 10) / count) / 10, byScore: [...byScore] }
}
