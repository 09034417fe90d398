import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { CASH_COLUMNS, type CashColumn, type Mapping } from '../reconciliation/contract.ts'
import { cashOnDeliveryContract } from './contract.ts'
import { explainFinding } from './explain-finding.ts'
import { exportFindings } from './export-findings.ts'
import { importReport } from './import-report.ts'
import { exportCashAsOperator, readCashAsOperator } from './read-as-operator.ts'
import { readCash, readDues, readFindings, readReports } from './read-cash.ts'

const saidOf = (query: { [Column in `column_${CashColumn}`]?: string | undefined }): Mapping<CashColumn> =>
  Object.fromEntries(CASH_COLUMNS.map((name) => [name, query[`column_${name}`]]))

const CSV = 'text/csv; charset=utf-8'

/** Money that carriers take on delivery for a company, and what they report of it. */
export const cashOnDeliveryService = (deps: Deps) =>
  service(cashOnDeliveryContract, {
    'GET /api/admin/companies/{id}/cash-on-delivery': ({ params }, { actor }) =>
      readCashAsOperator(deps, actor, params.id),
    'GET /api/admin/companies/{id}/cash-finding-export': async ({ params }, { actor, locale }) =>
      new FileAnswer(await exportCashAsOperator(deps, actor, params.id, locale), CSV, 'cash-on-delivery.csv'),
    'GET /api/companies/{id}/cash-on-delivery': ({ params, query }, { actor }) =>
      readCash(deps, actor, params.id, query.month),
    'GET /api/companies/{id}/cash-dues': ({ params, query }, { actor }) =>
      readDues(deps, actor, params.id, query.after),
    'GET /api/companies/{id}/cash-findings': ({ params, query }, { actor }) =>
      readFindings(deps, actor, params.id, query),
    'GET /api/companies/{id}/cash-finding-export': async ({ params }, { actor, locale }) =>
      new FileAnswer(exportFindings(deps, actor, params.id, locale), CSV, 'cash-on-delivery.csv'),
    'POST /api/companies/{id}/cash-findings/{finding}/explain': async ({ params, body }, { actor }) => {
      await explainFinding(deps, actor, { companyId: params.id, id: params.finding, note: body.note })
      return { explained: true as const }
    },
    'GET /api/companies/{id}/cash-reports': ({ params, query }, { actor }) =>
      readReports(deps, actor, params.id, query.before),
    'POST /api/companies/{id}/cash-reports': ({ params, query, file }, { actor }) => {
      const { name, carrier, fileCurrency: currency } = query
      return importReport(deps, actor, {
        ...{ companyId: params.id, carrier, path: file.path, name, mapping: saidOf(query), currency },
      })
    },
  })
