/**
 * From so many buyers on a seller's model stands a step higher. Each step takes about twice as many as the one before: a first buyer counts,
 * a hundredth does not, and nobody reads from a place how much was sold. Told to everyone on the page about the order of lists.
 */
export const SALES_STEPS = [1, 3, 7, 15, 31] as const
/** For so many days a purchase counts. */
export const SALES_DAYS = 90

/** The step that so many buyers reach; 0 where they are too few for the first. */
export const salesStep = (buyers: number): number => SALES_STEPS.filter((least) => buyers >= least).length

/** Its part of the whole, 0..1. */
export const salesShare = (step: number): number => step / SALES_STEPS.length
