import type { Deps } from '../../platform/deps.ts'
import { readVertical } from '../../verticals/index.ts'
import { readCategories } from '../categories/index.ts'
import { type Energy, lacksLabel, needsLabel } from './rules/energy.ts'

type Offer = { categoryId: number; state: string; grade: string | null }

/** How things stand with the label of an offer. */
export type EnergyStanding = 'notOfThisKind' | 'exempt' | 'needed' | 'missing'

/** Says it of offers, by what their sellers said; goods of which kinds have a label is data of the market's trade. */
export async function energyStandings(deps: Deps): Promise<(offer: Offer, energy: Energy | null) => EnergyStanding> {
  const { energyLabelled } = await readVertical(deps.config.vertical)
  const kinds = new Set(
    (await readCategories(deps)).flatMap(({ id, slug }) => (energyLabelled.includes(slug) ? [id] : [])),
  )
  return ({ categoryId, state, grade }, energy) => {
    if (!kinds.has(categoryId)) return 'notOfThisKind'
    if (lacksLabel({ state, grade, energy })) return 'missing'
    return needsLabel({ state, grade, energy }) ? 'needed' : 'exempt'
  }
}
