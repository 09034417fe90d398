// npm run demo:close: removes the demo from the configured database and keeps what the operator made. See docs/configuration.md.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { prepareJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'
import { closeDemo } from './closing/close-demo.ts'
import type { Plan } from './closing/plan.ts'
import { describePlan } from './closing/words.ts'

const USAGE = `npm run demo:close -- [--dry-run] [--yes] [--keep site,categories]

  --dry-run   only says what would be removed and what stays
  --yes       does not ask
  --keep      names of things that stay although an account of the demo entered them
`
const say = (text: string) => process.stdout.write(`${text}\n`)

const { values: asked } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    keep: { type: 'string', default: '' },
  },
})

async function agree(plan: Plan): Promise<boolean> {
  say(describePlan(plan))
  if (asked['dry-run']) return false
  if (asked.yes) return true
  if (!process.stdin.isTTY) throw new Error(`Nobody is there to be asked: --yes goes on without.\n\n${USAGE}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('This cannot be undone. Type "close" to go on: ')
  terminal.close()
  return answer.trim() === 'close'
}

/** What an account of the demo entered may have been the operator's own hand, after all. */
async function saveCopy(folder: string, { goes }: Plan): Promise<void> {
  if (goes.length === 0) return
  const path = join(folder, `demo-closed-${new Date().toISOString().replaceAll(':', '-')}.json`)
  const copy = Object.fromEntries(goes.map(({ name, hands, value }) => [name, { hands, value }]))
  await writeFile(path, JSON.stringify(copy, null, 2), { mode: 0o600 })
  say(`A copy of what had been entered and goes: ${path}`)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const keep = asked.keep.split(',').flatMap((name) => (name.trim() ? [name.trim()] : []))
  const database = await openDatabase(config)
  const { db, pool, close } = connect({ ...database.options, max: 1 }, () => undefined, OF_A_JOB)
  try {
    await migrate(pool)
    await prepareJobs(pool, createLog('warn'))
    const closed = await closeDemo({
      db,
      config,
      keep,
      agree,
      beforeEmptying: (plan) => saveCopy(config.dataDir, plan),
    })
    if (closed === 'no demo') say('There is no demo in this database. Nothing was changed.')
    else if (closed === 'not agreed') say('Nothing was changed.')
    else {
      say(
        `The demo is gone (${closed.removedFiles} files as well). Start the market with DEMO=false, PUBLIC_URL and SMTP_URL.`,
      )
    }
  } finally {
    await close()
    await database.stop()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
})
