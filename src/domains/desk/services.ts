import type { Deps } from '../../platform/deps.ts'
import type { Service } from '../../platform/http/service.ts'
import type { Maintenance } from '../../platform/maintenance.ts'
import { dueService } from './due/http.ts'
import { figuresService } from './figures/http.ts'
import { healthService } from './health/http.ts'
import type { Watched } from './health/read-health.ts'
import { jobsService } from './jobs/http.ts'
import { listFilesService, moneyFilesService, workFilesService } from './list-files/http.ts'
import { maintenanceService } from './maintenance/http.ts'
import { openingService } from './opening/http.ts'

/** What the operator's people look after of the market itself. `watched`: what stands in this process; its kinds of jobs are filled later. */
export const deskServices = (watched: Watched & { maintenance: Maintenance }): ((deps: Deps) => Service)[] => [
  (deps) => jobsService(deps, watched.kinds),
  (deps) => healthService(deps, watched),
  figuresService,
  dueService,
  listFilesService,
  moneyFilesService,
  (deps) => workFilesService(deps, watched.kinds),
  openingService,
  (deps) => maintenanceService(deps, watched.maintenance),
]
