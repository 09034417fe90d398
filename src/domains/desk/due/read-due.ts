import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { sumDueRequests } from '../../approval/index.ts'
import { sumDueAnswers } from '../../chargebacks/index.ts'
import { sumDueReports } from '../../moderation/index.ts'
import { sumWaitingPayouts } from '../../payouts/index.ts'
import { sumDueRecalls } from '../../recalls/index.ts'
import { type Clock, DUE_BOUND, DUE_DAYS } from './contract.ts'

const DAY = 86_400_000
const BATCHES = 100

type Sum = { count: number; late: number; first: Date | null; companyId?: number | null }

const spanOf = ({ now }: Deps) => {
  const at = now()
  return { now: at, until: new Date(at.getTime() + DUE_DAYS * DAY), bound: DUE_BOUND }
}

/** Nothing is said of what nothing is due of. */
const toClock = (name: Clock['name'], { count, late, first, companyId = null }: Sum): Clock[] =>
  first === null ? [] : [{ name, count, late, first: first.toISOString(), companyId }]

export async function readDueContent(deps: Deps, actor: Actor | undefined): Promise<{ clocks: Clock[] }> {
  requireOperator(actor)
  const span = spanOf(deps)
  const [reports, complaints, recalls] = await Promise.all([
    sumDueReports(deps.db, 'open', span),
    sumDueReports(deps.db, 'complained', span),
    sumDueRecalls(deps.db, span),
  ])
  return {
    clocks: [...toClock('reports', reports), ...toClock('complaints', complaints), ...toClock('recalls', recalls)],
  }
}

export async function readDueOfCompanies(deps: Deps, actor: Actor | undefined): Promise<{ clocks: Clock[] }> {
  requireOperator(actor)
  return { clocks: toClock('requests', await sumDueRequests(deps.db, spanOf(deps))) }
}

export async function readDueMoney(deps: Deps, actor: Actor | undefined) {
  requireOperator(actor)
  const [answers, payouts] = await Promise.all([
    sumDueAnswers(deps.db, spanOf(deps)),
    sumWaitingPayouts(deps.db, BATCHES),
  ])
  return {
    clocks: toClock('chargebacks', answers),
    payouts: payouts.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })),
  }
}
