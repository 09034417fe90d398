import { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import type { Kinds } from '../jobs/lanes-of.ts'
import { listFilesContract } from './contract.ts'
import * as lists from './lists.ts'
import { moneyFilesContract } from './money/contract.ts'
import * as money from './money/lists.ts'
import { workFilesContract } from './work/contract.ts'
import * as work from './work/lists.ts'
import { writeList } from './write-list.ts'

/** The operator's lists as files. */
export const listFilesService = (deps: Deps) =>
  service(listFilesContract, {
    'GET /api/admin/company-export': ({ query }, call) => fileOf(writeList(deps, call, lists.companies, query)),
    'GET /api/admin/user-export': ({ query }, call) => fileOf(writeList(deps, call, lists.users, query)),
    'GET /api/admin/report-export': ({ query }, call) => fileOf(writeList(deps, call, lists.reports, query)),
    'GET /api/admin/mail-export': ({ query }, call) => fileOf(writeList(deps, call, lists.mails, query)),
    'GET /api/admin/audit-export': ({ query }, call) => fileOf(writeList(deps, call, lists.audit, query)),
  })

/** Lists about money as files. */
export const moneyFilesService = (deps: Deps) =>
  service(moneyFilesContract, {
    'GET /api/admin/payment-export': ({ query }, call) => fileOf(writeList(deps, call, money.payments, query)),
    'GET /api/admin/payment-alarm-export': ({ query }, call) =>
      fileOf(writeList(deps, call, money.paymentAlarms, query)),
    'GET /api/admin/chargeback-export': ({ query }, call) => fileOf(writeList(deps, call, money.chargebacks, query)),
    'GET /api/admin/payout-batch-export': ({ query }, call) =>
      fileOf(writeList(deps, call, money.payoutBatches, query)),
    'GET /api/admin/commission-rule-export': ({ query }, call) =>
      fileOf(writeList(deps, call, money.commissionRules, query)),
  })

/** Lists of what the operator's people work on as files. `kinds`: filled once the market is put together. */
export const workFilesService = (deps: Deps, kinds: Kinds) =>
  service(workFilesContract, {
    'GET /api/admin/brand-export': ({ query }, call) => fileOf(writeList(deps, call, work.brands, query)),
    'GET /api/admin/recall-export': ({ query }, call) => fileOf(writeList(deps, call, work.recalls, query)),
    'GET /api/admin/dispute-export': ({ query }, call) => fileOf(writeList(deps, call, work.disputes, query)),
    'GET /api/admin/incident-export': ({ query }, call) => fileOf(writeList(deps, call, work.incidents, query)),
    'GET /api/admin/message-report-export': ({ query }, call) =>
      fileOf(writeList(deps, call, work.messageReports, query)),
    'GET /api/admin/job-export': ({ query }, call) => fileOf(writeList(deps, call, work.jobs(kinds), query)),
  })

async function fileOf(list: ReturnType<typeof writeList>): Promise<FileAnswer> {
  const { name, lines } = await list
  return new FileAnswer(Readable.from(lines), 'text/csv; charset=utf-8', `${name}.csv`)
}
