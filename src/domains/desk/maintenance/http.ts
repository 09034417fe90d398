import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import type { Maintenance } from '../../../platform/maintenance.ts'
import { requireOperator } from '../../../values/actor.ts'
import { maintenanceContract } from './contract.ts'
import { readMaintenance, switchMaintenance } from './switch-maintenance.ts'

/** The switch of maintenance, for the operator. `here`: of this process. */
export const maintenanceService = (deps: Deps, here: Maintenance) =>
  service(maintenanceContract, {
    'GET /api/admin/maintenance': (_, { actor }) => {
      requireOperator(actor)
      return readMaintenance(deps)
    },
    'PUT /api/admin/maintenance': ({ body }, { actor }) => switchMaintenance(deps, actor, body, here),
  })
