import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from '../src/platform/db/database.ts'
import type { DB } from '../src/platform/db/schema.gen.ts'
import { must } from '../src/values/must.ts'
import type { TestMarket } from './market.ts'

type Statement = { sql: string; parameters: readonly unknown[] }
type Asking = (db: Database) => Promise<unknown>

/** What a store asks the database for, without asking it. */
async function statementOf(ask: Asking): Promise<Statement> {
  const asked: Statement[] = []
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query),
  })
  await ask(db)
  return must(asked[0], 'a statement')
}

function literal(value: unknown): string {
  if (typeof value === 'number' || value === null) return String(value)
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  return `'${value instanceof Date ? value.toISOString() : value}'`
}

/** Blocks of 8 kB that a statement reads by the plan that is kept for all values, and the rows it finds. */
export async function blocksRead(
  market: TestMarket,
  ask: Asking,
): Promise<{ blocks: number; rows: number; plan: string }> {
  const { sql, parameters } = await statementOf(ask)
  const results = (await market.query(`
    begin; set local plan_cache_mode = force_generic_plan; set local jit = off; prepare one as ${sql};
    explain (analyze, buffers, format json) execute one (${parameters.map(literal).join(', ')}); deallocate one; rollback`)) as unknown as {
    rows: { 'QUERY PLAN': { Plan: Record<string, number> }[] }[]
  }[]
  const plan = must(results.flatMap(({ rows }) => rows)[0], 'a plan')['QUERY PLAN'][0]?.Plan
  const blocks = Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks'])
  return { blocks, rows: Number(plan?.['Actual Rows']), plan: JSON.stringify(plan) }
}
