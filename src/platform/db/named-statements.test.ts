import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { connect, MAX_NAMED } from './database.ts'

test('statements past the bound stay unnamed, still answer, and are told of once', async () => {
  const { options, drop } = await freshDatabase()
  const told: string[] = []
  const { db, close } = connect({ ...options, max: 1 }, (error) => told.push(error.message))
  for (let at = 0; at < MAX_NAMED + 5; at++) await sql`select ${at}::int as ${sql.ref(`c${at}`)}`.execute(db)
  const { rows } = await sql<{ prepared: number }>`
    select count(*)::int as prepared from pg_prepared_statements where ${true}::boolean`.execute(db)
  expect(rows[0]?.prepared).toBe(MAX_NAMED)
  expect(told).toEqual([expect.stringContaining('different statements')])
  await close()
  await drop()
})
