import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { findCompany } from '../companies/index.ts'
import { readConnections } from '../shipping/index.ts'
import type { ConnectionView } from './contract.ts'
import { findLastFailures } from './store/labels.ts'

/** With which carriers a company works, for whoever it asks for help: since when, how its keys were found, and what failed last. */
export async function readCarriersAsOperator(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<{ carriers: ConnectionView[] }> {
  requireOperator(actor)
  if (!(await findCompany(deps.db, companyId))) throw new Failure('notFound', 'company_not_found')
  const failures = await findLastFailures(deps.db, companyId)
  const carriers = (await readConnections(deps.db, companyId)).map((one) => {
    const last = failures.find(({ carrier }) => carrier === one.carrier)
    return { ...one, failure: last ? { at: last.at.toISOString(), number: last.number, reason: last.reason } : null }
  })
  return { carriers }
}
