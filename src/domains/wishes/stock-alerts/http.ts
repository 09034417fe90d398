import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { stockAlertsContract } from './contract.ts'
import { addAlert, dropAlert, readAlerts } from './own-alerts.ts'

/** Whoever is logged in waits for what is sold out under their account; guests by the form of its page. */
export const stockAlertsService = (deps: Deps) =>
  service(stockAlertsContract, {
    'GET /api/stock-alerts': (_, { actor }) => readAlerts(deps, actor),
    'PUT /api/stock-alerts/{versionId}': ({ params }, { actor, locale }) =>
      addAlert(deps, actor, { versionId: params.versionId, locale }),
    'DELETE /api/stock-alerts/{versionId}': ({ params }, { actor }) => dropAlert(deps, actor, params.versionId),
  })
