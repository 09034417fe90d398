import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** What a generated market is made by; when it changes, the market is made anew. */
const MADE_BY = [
  'migrations/*.sql',
  'bench/{generate-market,market-templates,complete-market,passports}.ts',
  'src/domains/search/{lexemes,packed-row,project-document}.ts',
  'src/verticals/electronics/*.ts',
]

/** The files of one pattern. Throws where there are none: they have moved, and a market of other makers would be measured. */
function filesOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  if (files.length === 0) throw new Error(`no maker of the measured market fits ${pattern}`)
  return files.sort()
}

/** Changes with whatever a generated market is made by. */
export async function makersHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of MADE_BY.flatMap(filesOf)) hash.update(await readFile(join(ROOT, file)))
  return hash.digest('hex')
}
