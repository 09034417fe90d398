import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { messageReportsContract } from './contract.ts'
import { decideReport } from './decide-report.ts'
import { listReports } from './list-reports.ts'
import { readReport, readReportedFile } from './read-reports.ts'

/** What people report of what others wrote to them, for the operator. */
export const messageReportsService = (deps: Deps) =>
  service(messageReportsContract, {
    'GET /api/admin/message-reports': ({ query }, { actor }) => listReports(deps, actor, query),
    'GET /api/admin/message-reports/{id}': ({ params, query }, { actor }) =>
      readReport(deps, actor, params.id, query.before),
    'GET /api/admin/message-reports/{id}/files/{fileId}': async ({ params, query }, { actor }) => {
      const wanted = { fileId: params.fileId, preview: query.preview ?? false }
      const { bytes, media, name } = await readReportedFile(deps, actor, params.id, wanted)
      return new FileAnswer(bytes, media, name)
    },
    'POST /api/admin/message-reports/{id}/decide': ({ params, body }, { actor }) =>
      decideReport(deps, actor, params.id, body),
  })
