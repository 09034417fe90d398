import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { jobsContract } from './contract.ts'
import { giveUpJob } from './give-up-job.ts'
import type { Kinds } from './lanes-of.ts'
import { listJobs } from './list-jobs.ts'
import { retryJob, retryJobsOf } from './retry-jobs.ts'

/** The queue of background jobs, for the operator. */
export const jobsService = (deps: Deps, kinds: Kinds) =>
  service(jobsContract, {
    'GET /api/admin/jobs': ({ query }, { actor }) => listJobs(deps, kinds, actor, query),
    'POST /api/admin/jobs/{id}/retry': async ({ params }, { actor }) => {
      await retryJob(deps, actor, params.id)
      return undefined
    },
    'POST /api/admin/jobs/retry': ({ body }, { actor }) => retryJobsOf(deps, kinds, actor, body.name),
    'POST /api/admin/jobs/{id}/give-up': async ({ params, body }, { actor }) => {
      await giveUpJob(deps, actor, params.id, body.reason)
      return undefined
    },
  })
