/** Months of a seller's guarantee that lists tell apart: at least so many. */
export const WARRANTY_STEPS = [1, 6, 12, 24] as const

/** The steps that a guarantee reaches. */
export const warrantySteps = (months: number): number[] => WARRANTY_STEPS.filter((step) => step <= months)

/** The least step that keeps what was asked for; the longest where more is asked than lists tell apart. */
export const warrantyStepFor = (months: number): number =>
  WARRANTY_STEPS.find((step) => step >= months) ?? Math.max(...WARRANTY_STEPS)
