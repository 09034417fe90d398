/** Whether more or less is better, and the values of each product, one a version; null where nothing is said of one. */
export type Weighed = { better: 'more' | 'less'; values: readonly (readonly number[] | null)[] }

/**
 * Which products have the best value: each that is as good as any other whichever version one takes. None where all are equal, and none where
 * something is not known of one of them: it might be the better one.
 */
export function bestOf({ better, values }: Weighed): number[] {
  const sign = better === 'more' ? 1 : -1
  const ranges = values.flatMap((all) => {
    const signed = (all ?? []).map((value) => sign * value)
    return signed.length > 0 ? [{ least: Math.min(...signed), most: Math.max(...signed) }] : []
  })
  if (ranges.length < values.length || ranges.length < 2) return []
  const best = ranges.flatMap(({ least }, index) =>
    ranges.every((other, at) => at === index || least >= other.most) ? [index] : [],
  )
  return best.length < ranges.length ? best : []
}
