import { afterEach, beforeAll, expect, test } from 'vitest'
import { type CrashingMarket, type CrashPoint, crashingMarket } from '../../../test/crash/crashing-market.ts'
import { prepareServers } from '../../../test/crash/server.ts'
import { createUser, openSession } from '../accounts/index.ts'

let market: CrashingMarket
beforeAll(prepareServers)
afterEach(() => market.close())

test.each<[CrashPoint['when'], number]>([
  ['beforeCommit', 200],
  ['afterCommit', 401],
])('a server that dies %s of a deletion leaves the account whole or gone', async (when, answer) => {
  market = await crashingMarket({ sql: `update users set email = 'deleted-'`, when })
  const email = 'zofia@example.com'
  const user = { email, firstName: 'Zofia', lastName: 'Bielska', phone: '+48600900901', permissions: 'buyer' } as const
  const id = await createUser(market.deps, user)
  const token = await openSession(market.deps, id, { confirmed: true })
  await market.query(`insert into carts (key, user_id) values ('zofias-cart', $1)`, [id])
  const { status } = await market.api('DELETE', '/api/users/delete', undefined, { authorization: `Bearer ${token}` })
  expect([market.crashes(), status]).toEqual([1, answer])
  const { rows } = await market.query(
    `select (select status || first_name from users where id = $1) as account, (select count(*) from carts) as carts,
      (select count(*) from sessions) as sessions, (select count(*) from mails where recipient = $2) as mails,
      (select count(*) from audit_log where action = 'accountDeleted') as entries`,
    [id, email],
  )
  expect(rows).toEqual([{ account: 'deleted', carts: 0, sessions: 0, mails: 1, entries: 1 }])
})
