import { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { answerComplaint } from '../answer-complaint.ts'
import { decideReport } from '../decide.ts'
import { operatorModerationContract } from './contract.ts'
import { enterReport } from './enter-report.ts'
import { exportDecisions, readCounts } from './export-decisions.ts'
import { listReports } from './list-reports.ts'
import { noteAuthorityTold, stepAgainstMisuse } from './note-steps.ts'
import { readReport } from './read-report.ts'

/** The operator's queue of reports and complaints, the decisions, and the numbers of the year. */
export const operatorModerationService = (deps: Deps) =>
  service(operatorModerationContract, {
    'GET /api/admin/reports': ({ query }, { actor }) => listReports(deps, actor, query),
    'POST /api/admin/reports': async ({ body }, { actor }) =>
      readReport(deps, actor, await enterReport(deps, actor, body)),
    'GET /api/admin/reports/{id}': ({ params }, { actor }) => readReport(deps, actor, params.id),
    'POST /api/admin/reports/{id}/decision': async ({ params, body }, { actor }) => {
      await decideReport(deps, actor, params.id, body)
      return readReport(deps, actor, params.id)
    },
    'POST /api/admin/reports/{id}/complaints/{complaintId}': async ({ params, body }, { actor }) => {
      await answerComplaint(deps, actor, params, body)
      return readReport(deps, actor, params.id)
    },
    'POST /api/admin/reports/{id}/authority-told': async ({ params, body }, { actor }) => {
      await noteAuthorityTold(deps, actor, params.id, body.note)
      return readReport(deps, actor, params.id)
    },
    'POST /api/admin/reports/{id}/misuse': async ({ params, body }, { actor }) => {
      await stepAgainstMisuse(deps, actor, params.id, body)
      return readReport(deps, actor, params.id)
    },
    'GET /api/admin/moderation-counts': ({ query }, { actor }) => readCounts(deps, actor, query.year),
    'GET /api/admin/moderation-export': async ({ query }, { actor, locale }) => {
      const lines = await exportDecisions(deps, actor, query.year, locale)
      return new FileAnswer(Readable.from(lines), 'text/csv; charset=utf-8', `moderation-${query.year}.csv`)
    },
  })
