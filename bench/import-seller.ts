import pg from 'pg'
import { createUser, openSession } from '../src/domains/accounts/index.ts'
import { buildMarket } from '../src/market.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log/log.ts'

/** A selling company of the generated market with its owner logged in, without products of an earlier run. */
export async function aSellerOf(
  url: string,
  dataDir: string,
): Promise<{ companyId: number; token: string; product: number }> {
  const { db, close } = connect({ connectionString: url, max: 2 }, () => undefined, OF_A_JOB)
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`delete from products where erp_code like 'BENCH-%'`)
    await client.query('delete from imports')
    const seller = await client.query('select id from companies where sells order by id limit 1')
    const companyId = seller.rows[0].id as number
    const published = await client.query(`select id from products where status = 'published' order by id limit 1`)
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'false' })
    const { deps } = buildMarket(config, db, createLog('warn'))
    const email = `bench-${Date.now()}@example.com`
    const person = { email, firstName: 'Bench', lastName: 'Bench', phone: '+48600100200' }
    const userId = await createUser(deps, { ...person, permissions: 'seller' })
    await client.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'owner')`, [
      companyId,
      userId,
    ])
    return { companyId, token: await openSession(deps, userId), product: published.rows[0].id }
  } finally {
    await client.end()
    await close()
  }
}
