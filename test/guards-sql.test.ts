import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSql } from '../tools/sql-check/check.ts'
import { freshDatabase } from './database.ts'

const ROOT = join(import.meta.dirname, '..')
let house: string
let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'obieg-sql-house-'))
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  for (const file of ['tsconfig.json', 'package.json']) cpSync(join(ROOT, file), join(house, file))
  spawnSync('git', ['init', '-q'], { cwd: house })
  writeFileSync(join(house, '.gitignore'), 'node_modules\n')
  database = await freshDatabase()
})
afterAll(async () => {
  rmSync(house, { recursive: true, force: true })
  await database.drop()
})

/** `#{` stands for the beginning of what is put into a template. */
const statement = (row: string, text: string, before = '') =>
  `import { type Kysely, sql } from 'kysely'
${before}
export const run = (db: Kysely<unknown>, wide: boolean) => sql<${row}>\`${text}\`.execute(db).then((found) => [found, wide])
`.replaceAll('#{', '$' + '{')

/** What was found in each of the planted files. */
async function check(files: Record<string, string>): Promise<string[]> {
  rmSync(join(house, 'src'), { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true })
    writeFileSync(join(house, name), text)
  }
  return (await checkSql(house, database.options, false)).problems
}

const SHOPS = 'src/domains/shops/store'

/** What is wrong → the statement, and words of what is said about it. */
const FAULTS: Record<string, [text: string, said: RegExp]> = {
  'a column that may be null': [
    statement('{ removed: Date }', 'select removed_at as removed from shops'),
    /removed may be null, which Date does not say/,
  ],
  'a renamed column': [
    statement('{ id: number }', 'select id from shops where towns = 1'),
    /column "towns" does not exist/,
  ],
  'a renamed column in a fragment': [
    statement(
      '{ id: number }',
      'select id from shops where #{of(1)}',
      'const of = (id: number) => sql`company = #{id}`\n',
    ),
    /column "company" does not exist/,
  ],
  'a renamed column in one branch': [
    statement('{ id: number }', 'select id from shops #{wide ? sql`where town = 1` : sql``}'),
    /column "town" does not exist/,
  ],
  'a renamed column in a list': [
    statement('{ id: number }', 'select id from shops where #{sql.join([1].map((id) => sql`ids = #{id}`), sql` or `)}'),
    /column "ids" does not exist/,
  ],
  'a wrong kind': [
    statement('{ id: string }', 'select id from shops'),
    /id is integer, which is read as number, not string/,
  ],
  'a wrong kind in a list': [
    statement('{ ids: string[] }', 'select array_agg(id) as ids from shops'),
    /list of number/,
  ],
  'a day in JSON': [
    statement('{ found: { at: Date } }', `select json_build_object('at', now()) as found`),
    /read as json, not/,
  ],
  'a column too few': [statement('{ id: number; city: string }', 'select id from shops'), /no column is named city/],
  'a column too many': [statement('{ id: number }', 'select id, city from shops'), /city is not in the row's type/],
  'a fragment nobody can follow': [
    statement(
      '{ id: number }',
      'select id from shops where #{part()}',
      "import type { RawBuilder } from 'kysely'\ndeclare const part: () => RawBuilder<unknown>\n",
    ),
    /what is `part\(\)`/,
  ],
  "another domain's table": [
    statement('{ id: number }', 'select cart_id as id from cart_lines'),
    /cart_lines belongs to cart/,
  ],
  "another domain's table behind what stands for one": [
    statement('{ id: number }', 'with own as (select id from shops) select own.id from own join carts on true'),
    /carts belongs to cart/,
  ],
  "another domain's table after a comma": [
    statement('{ id: number }', 'select shops.id from shops, carts c'),
    /carts belongs to cart/,
  ],
}

test('each planted fault in SQL is found, and only it', async () => {
  const names = Object.keys(FAULTS)
  const problems = await check(
    Object.fromEntries(names.map((name, at) => [`${SHOPS}/fault-${at}.ts`, FAULTS[name]?.[0] ?? ''])),
  )
  const found = names.map((name, at) => ({
    name,
    said: problems
      .filter((one) => one.startsWith(`${SHOPS}/fault-${at}.ts:`))
      .map((one) => FAULTS[name]?.[1].test(one)),
  }))
  expect(found).toEqual(names.map((name) => ({ name, said: [true] })))
})

test('a status is moved past its table by nobody', async () => {
  const move = (text: string) => statement('{ id: string }', text)
  const problems = await check({
    'src/domains/payments/store/other.ts': move(
      `update payments p set updated_at = now(), status = 'paid' returning id`,
    ),
    'src/domains/payments/store/clean.ts': move(
      `update payments set checked_at = now() where status = 'paid' returning id`,
    ),
    'src/domains/payments/store/write-moves.ts': move(`update payments set status = 'paid' returning id`),
  })
  expect(problems).toEqual([expect.stringMatching(/other\.ts:\d+: the status of payments is written in/)])
})

test('clean statements pass', async () => {
  const city = 'const inCity = (city: string) => sql`city = #{city}`\n'
  expect(
    await check({
      [`${SHOPS}/clean.ts`]: statement(
        '{ id: number; createdAt: Date; hours: unknown; title: string; gone: boolean }',
        'select id, created_at as "createdAt", hours, title, removed_at is not null as gone from shops where #{inCity("a")} #{wide ? sql`and id = #{1}` : sql``}',
        city,
      ),
      [`${SHOPS}/asked.ts`]: statement(
        '{ removed: Date }',
        'select removed_at as removed from shops where removed_at is not null',
      ),
    }),
  ).toEqual([])
})
