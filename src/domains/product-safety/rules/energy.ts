/** Classes of the label, the best first. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof ENERGY_CLASSES)[number]

/** Where the Commission shows the label and the data sheet of every model. */
export const EPREL = 'https://eprel.ec.europa.eu/'

/** What a seller says of the label of an offer. */
export type Energy = {
  class: EnergyClass | null
  /** The model's page at EPREL. */
  link: string | null
  /** Second-hand, and brought into the Union from elsewhere by whoever sells it. */
  imported: boolean
  /** Changed so much that it is another product. */
  changed: boolean
}

type Offer = { state: string; grade: string | null; energy: Energy | null }

/**
 * Whether the label has to stand beside the price of a phone or tablet: always of what is new, of what came back unused (it is not second-hand),
 * of what was changed into another product, and of second-hand goods from outside the Union; not of other second-hand goods (Regulation (EU)
 * 2017/1369 art. 1(2), as the Commission explains it).
 */
export function needsLabel({ state, grade, energy }: Offer): boolean {
  const isSecondHand = state !== 'new' && grade !== 'openBox'
  return !isSecondHand || energy?.imported === true || energy?.changed === true
}

/** Whether the label has to be there and is not. */
export const lacksLabel = (offer: Offer): boolean =>
  needsLabel(offer) && (offer.energy?.class == null || offer.energy.link === null)
