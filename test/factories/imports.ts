import { openSession } from '../../src/domains/accounts/index.ts'
import { prepareCategories } from '../../src/domains/categories/index.ts'
import type { ImportProblem, ImportSettings, ImportView } from '../../src/domains/imports/contract.ts'
import type { TestMarket } from '../market.ts'
import { upload } from './company.ts'
import { aSeller } from './seller.ts'

type Auth = { authorization: string }
/** A company with its categories, and the ways to import as its owner. */
export async function anImporter(market: TestMarket) {
  await prepareCategories(market.deps)
  const { companyId, ownerId, shopId } = await aSeller(market.deps)
  const auth: Auth = { authorization: `Bearer ${await openSession(market.deps, ownerId)}` }
  const base = `/api/companies/${companyId}/imports`
  const expectOk = ({ status, json }: { status: number; json?: ImportView }): ImportView => {
    if (status >= 300 || !json) throw new Error(`answered ${status} ${JSON.stringify(json)}`)
    return json
  }
  const send = async (bytes: Buffer | string, name = 'cennik.csv') =>
    expectOk(await upload(market, 'POST', `${base}?name=${encodeURIComponent(name)}`, Buffer.from(bytes), auth))
  const read = async (id: number) => expectOk(await market.api('GET', `${base}/${id}`, undefined, auth))
  const set = async (view: ImportView, over: Partial<ImportSettings>) =>
    expectOk(await market.api('PUT', `${base}/${view.id}/settings`, { ...view.settings, ...over }, auth))
  const start = async (id: number, how: 'dry-run' | 'run') =>
    expectOk(await market.api('POST', `${base}/${id}/${how}`, undefined, auth))
  const finish = async (id: number, how: 'dry-run' | 'run') => {
    await start(id, how)
    await market.runJobs()
    return read(id)
  }
  const problems = async (id: number, query = ''): Promise<ImportProblem[]> =>
    (await market.api('GET', `${base}/${id}/problems${query}`, undefined, auth)).json.problems
  /** From a file to the result in one go. */
  const bring = async (bytes: Buffer | string, over: Partial<ImportSettings> = {}, name?: string) => {
    const view = await send(bytes, name)
    await set(view, { ...over, defaults: { ...view.settings.defaults, ...over.defaults } })
    return finish(view.id, 'run')
  }
  const categoryId = async (slug: string) =>
    (await market.query('select id from categories where slug = $1', [slug])).rows[0].id as number
  const product = async (erpCode: string) =>
    (await market.query('select * from products where company_id = $1 and erp_code = $2', [companyId, erpCode])).rows[0]
  const versions = async (erpCode: string) =>
    (
      await market.query(
        `select v.* from versions v join products p on p.id = v.product_id
         where p.company_id = $1 and p.erp_code = $2 order by v.position`,
        [companyId, erpCode],
      )
    ).rows
  return {
    ...{ companyId, ownerId, shopId, auth, base },
    ...{ send, read, set, start, finish, bring, problems, categoryId, product, versions },
  }
}

/** What tests compare of an import. */
export const countsOf = ({ status, progress }: ImportView) => ({
  status,
  created: progress.created,
  updated: progress.updated,
  unchanged: progress.unchanged,
  rejected: progress.rejected,
})
