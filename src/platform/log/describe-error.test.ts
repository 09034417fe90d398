import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { describeError, harmlessError } from './describe-error.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const errorOf = (statement: string, values: unknown[] = []) =>
  market.query(statement, values).then(
    () => {
      throw new Error('it did not fail')
    },
    (error: unknown) => error,
  )

test('what the database says of rows does not get into the log', async () => {
  const insert = `insert into users (email, username, first_name) values ('zofia@example.com', 'zofia', 'Zofia')`
  await market.query(insert)
  const errors = [
    [await errorOf(insert), /23505 users users_(email|username)/],
    [await errorOf(`select $1::uuid`, ['zofia@example.com']), /22P02/],
    [await errorOf(`select 'Zofia Lis'::int`), /22P02/],
    [await errorOf(`update users set status = 'zofia' where email = 'zofia@example.com'`), /23514/],
  ] as const
  for (const [error, database] of errors) {
    const said = describeError(error)
    expect(said.database).toMatch(database)
    expect(JSON.stringify([said, harmlessError(error).stack])).not.toMatch(/zofia/i)
    expect(said.stack).toContain('    at ')
  }
})
test('what libraries say of people is masked', () => {
  const said = describeError(new Error('550 <zofia@example.com> unknown\nsecond line zofia@example.com'))
  expect(said.message).toBe('550 <…> unknown\nsecond line …')
  expect(said.stack).not.toContain('@example')
  expect(describeError('zofia@example.com')).toEqual({ message: '…' })
})
