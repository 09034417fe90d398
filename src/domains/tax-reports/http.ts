import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { taxReportsContract } from './contract.ts'
import { readCopyFile } from './copies/copy-file.ts'
import { readCopy } from './copies/read-copy.ts'
import { readTaxData } from './data/read-tax-data.ts'
import { saveTaxData } from './data/save-tax-data.ts'
import { beginReport } from './reports/begin-report.ts'
import { markSent } from './reports/mark-sent.ts'
import { openReportFile } from './reports/open-file.ts'
import { listAsked, listReports, readReportPage } from './reports/read-reports.ts'
import { saveTaxSettings } from './settings.ts'

/** What sellers say for the tax office, what was told of them, and the operator's work on the reports. */
export const taxReportsService = (deps: Deps) =>
  service(taxReportsContract, {
    'GET /api/companies/{id}/tax-data': ({ params }, { actor }) => readTaxData(deps, actor, params.id),
    'PUT /api/companies/{id}/tax-data': ({ params, body }, { actor }) => saveTaxData(deps, actor, params.id, body),
    'GET /api/companies/{id}/tax-reports/{year}': ({ params }, { actor }) =>
      readCopy(deps, actor, params.id, params.year),
    'GET /api/companies/{id}/tax-reports/{year}/file': async ({ params, query }, { actor, locale }) => {
      const wanted = { companyId: params.id, year: params.year, format: query.format, locale }
      const { bytes, media, name } = await readCopyFile(deps, actor, wanted)
      return new FileAnswer(bytes, media, name)
    },
    'GET /api/admin/tax-reports': ({ query }, { actor }) => listReports(deps, actor, query.after),
    'PUT /api/admin/tax-report-settings': ({ body }, { actor }) => saveTaxSettings(deps, actor, body),
    'POST /api/admin/tax-reports': ({ body }, { actor }) => beginReport(deps, actor, body.year),
    'GET /api/admin/tax-reports/{id}': ({ params, query }, { actor }) =>
      readReportPage(deps, actor, params.id, query.after),
    'GET /api/admin/tax-reports/{id}/file': async ({ params, query }, { actor }) => {
      const { stream, media, name } = await openReportFile(deps, actor, params.id, query.format)
      return new FileAnswer(stream, media, name)
    },
    'POST /api/admin/tax-reports/{id}/sent': ({ params }, { actor }) => markSent(deps, actor, params.id),
    'GET /api/admin/tax-data-missing': ({ query }, { actor }) => listAsked(deps, actor, query.after),
  })
