import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { insightsContract } from './contract.ts'
import { countView } from './count-view.ts'
import { readDashboard } from './read-dashboard.ts'

const USUAL_DAYS = 30

/** The seller's dashboard, and the counting of views, which tells nothing of who looked. */
export const insightsService = (deps: Deps) =>
  service(insightsContract, {
    'POST /api/products/{id}/view': async ({ params }, { address, header }) => {
      countView(deps, params.id, { address, userAgent: header('user-agent') })
      return undefined
    },
    'GET /api/companies/{id}/dashboard': ({ params, query }, { actor }) =>
      readDashboard(deps, actor, params.id, Number(query.days ?? USUAL_DAYS)),
  })
