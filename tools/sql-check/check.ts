// SQL against the migrated database: every statement prepares, its row type says what the columns are, and its tables are its domain's.
import type pg from 'pg'
import { MAX_NAMED } from '../../src/platform/db/database.ts'
import { ALLOWED } from './allowed.ts'
import { collectStatements, type Open } from './collect.ts'
import { compareRow } from './compare.ts'
import { connectDescriber } from './describe.ts'
import { collectMentions, findForeign } from './foreign.ts'
import { findMovers } from './movers.ts'
import { readProgram } from './program.ts'

export type Report = { problems: string[]; statements: number; texts: number; allowed: number }

/** `whole`: the house itself, of which also the lists of what is allowed have to be true. */
export async function checkSql(root: string, database: pg.ClientConfig, whole = true): Promise<Report> {
  const program = readProgram(root)
  const { statements, open } = collectStatements(program)
  const describer = await connectDescriber(database)
  const problems = new Set<string>()
  try {
    for (const { place, texts, row } of statements) {
      for (const text of texts) {
        const described = await describer.describe(text)
        if ('error' in described) {
          problems.add(`${place}: ${described.error}`)
        } else if (row) {
          for (const problem of compareRow(program.checker, row, described.columns, texts.length > 1))
            problems.add(`${place}: ${problem}`)
        }
      }
    }
  } finally {
    await describer.close()
  }
  for (const problem of findForeign(collectMentions(program, describer.tables), describer.tables, whole))
    problems.add(problem)
  for (const problem of findMovers(statements)) problems.add(problem)
  const texts = new Set(statements.flatMap((statement) => statement.texts))
  if (texts.size > MAX_NAMED)
    problems.add(`${texts.size} different statements, but only ${MAX_NAMED} are prepared: src/platform/db/database.ts`)
  const { lost, allowed } = judgeOpen(open, whole)
  return { problems: [...problems, ...lost], statements: statements.length, texts: texts.size, allowed }
}

function judgeOpen(open: readonly Open[], whole: boolean): { lost: string[]; allowed: number } {
  const byFile = Map.groupBy(open, ({ place }) => place.replace(/:\d+$/, ''))
  const over = [...byFile].filter(([file, found]) => found.length > (ALLOWED[file]?.count ?? 0))
  const lost = over.flatMap(([, found]) => found.map(({ place, why }) => `${place}: ${why}`))
  if (whole)
    for (const [file, { count }] of Object.entries(ALLOWED))
      if ((byFile.get(file)?.length ?? 0) < count)
        lost.push(`${file}: fewer than ${count} open: tools/sql-check/allowed.ts`)
  return { lost, allowed: open.length - over.flatMap(([, found]) => found).length }
}
