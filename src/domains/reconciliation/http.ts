import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { requireOperator } from '../../values/actor.ts'
import { reconciliationContract } from './contract.ts'
import { BANK_COLUMNS } from './rules/bank-rows.ts'
import type { Mapping } from './rules/columns.ts'
import { SETTLEMENT_COLUMNS } from './rules/settlement-rows.ts'
import { importSettlement } from './settlements/import-settlement.ts'
import { readFiles, readFindings } from './settlements/read-settlements.ts'
import { resolveFinding } from './settlements/resolve-finding.ts'
import { decideAboutLine } from './statements/decide-line.ts'
import { importStatement } from './statements/import-statement.ts'
import { exportLines, readLikely, readLines, readStatements } from './statements/read-lines.ts'

/** The columns that the caller names; undefined where it names none. */
function saidOf<Name extends string>(
  names: readonly Name[],
  query: { [Column in `column_${Name}`]?: string | undefined },
): Mapping<Name> | undefined {
  const said = names.flatMap((name) => {
    const column = query[`column_${name}`]
    return column === undefined ? [] : [[name, column] as const]
  })
  return said.length === 0 ? undefined : (Object.fromEntries(said) as Mapping<Name>)
}

/** What the bank says of the market's money, and what operators make of it. */
export const reconciliationService = (deps: Deps) =>
  service(reconciliationContract, {
    'POST /api/admin/bank-statements': ({ query, file }, { actor }) => {
      const by = requireOperator(actor).userId
      const { name, fileCurrency } = query
      const mapping = saidOf(BANK_COLUMNS, query)
      const habit = mapping || fileCurrency ? { mapping: mapping ?? {}, currency: fileCurrency } : undefined
      return importStatement(deps, { path: file.path, name, by, habit })
    },
    'POST /api/admin/settlements/{provider}': ({ params, query, file }, { actor }) => {
      const by = requireOperator(actor).userId
      const { name, fileCurrency } = query
      const mapping = saidOf(SETTLEMENT_COLUMNS, query)
      const habit = mapping || fileCurrency ? { mapping: mapping ?? {}, currency: fileCurrency } : undefined
      return importSettlement(deps, { provider: params.provider, path: file.path, name, by, habit })
    },
    'GET /api/admin/settlements': ({ query }, { actor }) => readFiles(deps, actor, query.before),
    'GET /api/admin/findings': ({ query }, { actor }) => readFindings(deps, actor, query),
    'POST /api/admin/findings/{id}/resolve': async ({ params, body }, { actor }) => {
      await resolveFinding(deps, actor, params.id, body.note)
      return { resolved: true as const }
    },
    'GET /api/admin/bank-statements': ({ query }, { actor }) => readStatements(deps, actor, query.before),
    'GET /api/admin/bank-lines': ({ query }, { actor }) => readLines(deps, actor, query),
    'GET /api/admin/bank-line-export': async ({ query }, { actor, locale }) =>
      new FileAnswer(await exportLines(deps, actor, query, locale), 'text/csv; charset=utf-8', 'bank-lines.csv'),
    'GET /api/admin/bank-lines/{id}/likely': async ({ params }, { actor }) => ({
      payments: await readLikely(deps, actor, params.id),
    }),
    'POST /api/admin/bank-lines/{id}/decision': async ({ params, body }, { actor }) => {
      await decideAboutLine(deps, actor, params.id, body)
      return { decided: true as const }
    },
  })
