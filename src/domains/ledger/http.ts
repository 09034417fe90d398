import { Readable } from 'node:stream'
import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { ledgerContract } from './contract.ts'
import { readBalancesOf } from './settlements/read-balances.ts'
import { readPeriod } from './settlements/read-period.ts'
import { readSettlements } from './settlements/read-settlements.ts'
import { statementKeyOf } from './settlements/statement-key.ts'
import { writeCsv } from './settlements/write-csv.ts'
import { writeStatement } from './settlements/write-statement.ts'

/** What was booked to a seller: pages, balance, exports, and the key by which statements are signed. */
export const ledgerService = (deps: Deps) =>
  service(ledgerContract, {
    'GET /api/companies/{id}/settlements': ({ params, query }, { actor }) =>
      readSettlements(deps, actor, params.id, query),
    'GET /api/companies/{id}/settlement-export': async ({ params, query }, { actor, locale, origin }) => {
      const period = await readPeriod(deps, actor, params.id, query)
      const name = `settlements-${period.account}-${query.from}-${query.to}.${query.format}`
      if (query.format === 'csv') {
        return new FileAnswer(Readable.from(writeCsv(period, locale)), 'text/csv; charset=utf-8', name)
      }
      const key = statementKeyOf(deps.secrets)
      const pages = writeStatement(period, { key, locale, market: origin, issuedAt: deps.now() })
      return new FileAnswer(Readable.from(pages), 'text/html; charset=utf-8', name)
    },
    'GET /api/admin/companies/{id}/balances': ({ params }, { actor }) => readBalancesOf(deps, actor, params.id),
    'GET /api/statement-key': async () => {
      const { publicKey, fingerprint } = statementKeyOf(deps.secrets)
      return { publicKey, fingerprint }
    },
  })
