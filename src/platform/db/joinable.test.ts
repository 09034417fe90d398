import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { Database } from './database.ts'
import { joinable } from './joinable.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
  await market.query('create table notes (text text primary key)')
})
afterAll(() => market.close())

const note = (db: Database, text: string) => sql`insert into notes (text) values (${text})`.execute(db)
const notes = async () => (await market.query('select text from notes order by text')).rows.map(({ text }) => text)
const outer = <T>(run: (db: Database) => Promise<T>) => market.deps.db.transaction().execute((tx) => run(joinable(tx)))

test('what fails inside is undone to where it began; the rest is written with the outer one, or not at all', async () => {
  await outer(async (db) => {
    await note(db, 'before')
    const failing = db.transaction().execute(async (tx) => {
      await note(tx, 'lost')
      // The database itself refuses: the rest of the outer one goes on all the same.
      await note(tx, 'before')
    })
    await expect(failing).rejects.toThrow('duplicate key')
    await db.transaction().execute((tx) => note(tx, 'inside'))
    expect(await notes()).toEqual([])
  })
  expect(await notes()).toEqual(['before', 'inside'])
  const undone = outer(async (db) => {
    await db.transaction().execute((tx) => note(tx, 'undone'))
    throw new Error('at the end')
  })
  await expect(undone).rejects.toThrow('at the end')
  expect(await notes()).toEqual(['before', 'inside'])
})

test('two that begin at once run one after the other, so that the failure of one undoes nothing of the other', async () => {
  await market.query('delete from notes')
  await outer(async (db) => {
    const [first, second] = await Promise.allSettled([
      db.transaction().execute(async (tx) => {
        await note(tx, 'one')
        await new Promise((resolve) => setTimeout(resolve, 30))
        throw new Error('the first fails late')
      }),
      db.transaction().execute((tx) => note(tx, 'two')),
    ])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
  })
  expect(await notes()).toEqual(['two'])
})

test('a level of isolation comes too late, and a third transaction inside stays a mistake', async () => {
  await expect(outer(async (db) => db.transaction().setIsolationLevel('serializable'))).rejects.toThrow(
    'isolation level',
  )
  const third = outer((db) =>
    db.transaction().execute((tx) => (tx as Database).transaction().execute(() => Promise.resolve('never'))),
  )
  await expect(third).rejects.toThrow('not supported')
})
