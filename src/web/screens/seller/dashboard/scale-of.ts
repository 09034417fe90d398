const STEPS = [1, 2, 2.5, 5, 10]

/** The end and the marks (from 0) of an axis on which the largest number stands: round ones, four or five steps up. */
export function scaleOf(most: number): { top: number; ticks: number[] } {
  if (!(most > 0)) return { top: 1, ticks: [0] }
  const rough = most / 4
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((one) => one * size >= rough) ?? 10) * size
  const count = Math.ceil(most / step)
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
