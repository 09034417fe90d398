import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { complain } from './complain.ts'
import { moderationContract } from './contract.ts'
import { fileReport } from './file-report.ts'
import { listCompanyDecisions } from './list-company-decisions.ts'
import { readCase } from './read-case.ts'
import { readSubject } from './subjects.ts'

/** Reports of content by anybody, the case for whoever knows one of its keys, and what a company is told of decisions. */
export const moderationService = (deps: Deps) =>
  service(moderationContract, {
    'GET /api/report-subjects/{kind}/{id}': async ({ params }) => {
      const { companyId: _, words: __, pictures: ___, ...subject } = await readSubject(deps, params.kind, params.id)
      return subject
    },
    'POST /api/reports': ({ body }, { actor, address }) => fileReport(deps, actor, body, address),
    'GET /api/reports/{key}': ({ params }) => readCase(deps, params.key),
    'POST /api/reports/{key}/complaint': ({ params, body }) => complain(deps, params.key, body.words),
    'GET /api/companies/{id}/decisions': ({ params, query }, { actor }) =>
      listCompanyDecisions(deps, actor, params.id, query.after),
  })
