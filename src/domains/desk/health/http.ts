import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { healthContract } from './contract.ts'
import { readHealth, type Watched } from './read-health.ts'

/** How the market does, for the operator. */
export const healthService = (deps: Deps, watched: Watched) =>
  service(healthContract, {
    'GET /api/admin/health': (_, { actor }) => readHealth(deps, watched, actor),
  })
