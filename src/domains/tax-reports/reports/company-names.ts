import type { Deps } from '../../../platform/deps.ts'
import { must } from '../../../values/must.ts'
import { findCompaniesOf } from '../../companies/index.ts'

/** Names of the companies that rows are of; a report has none that is not there. */
export async function companyNames(
  deps: Pick<Deps, 'db'>,
  rows: readonly { companyId: number }[],
): Promise<(companyId: number) => string> {
  const ids = rows.map(({ companyId }) => companyId)
  const names = new Map((await findCompaniesOf(deps.db, ids)).map(({ id, name }) => [id, name]))
  return (companyId) => must(names.get(companyId), `company ${companyId}`)
}
