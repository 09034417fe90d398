// npm run admin -- <command>: what only somebody at the machine may do. Works while the market runs, and while it does not.
import { parseArgs } from 'node:util'
import { commandLine, createOperator, readOperators } from '../src/domains/accounts/index.ts'
import { readMaintenance, writeMaintenance } from '../src/domains/desk/index.ts'
import { buildMarket } from '../src/market.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import type { Deps } from '../src/platform/deps.ts'
import { prepareJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log/log.ts'
import { askPassword } from './ask-password.ts'
import { failureWords } from './failure-words.ts'

const USAGE = `npm run admin -- <command>

  create-operator --email <address> [--first-name <name>] [--last-name <name>]
                    a new account that runs the market; asks for its password
                    (without a terminal: OPERATOR_PASSWORD, or the first line of standard input)
  make-operator   --email <address>    makes an account that exists an operator's
  reset-password  --email <address>    prints a link that sets a new password, once, within an hour
  remove-second-factor --email <address>  for somebody who lost it: authenticator, recovery codes and passkeys
                    go, all sessions end, and the person gets a mail
  list-operators                       who runs the market
  maintenance-on  [--message <words>] [--until <time>]
                    closes the market to visitors, also while nobody can log in
  maintenance-off                      opens it again
`

type Asked = {
  email: string
  firstName: string | undefined
  lastName: string | undefined
  message: string | undefined
  until: string | undefined
}
type Command = {
  needsEmail: boolean
  prepare?: () => Promise<string>
  run: (deps: Deps, asked: Asked, password: string) => Promise<string>
}

const COMMANDS: Record<string, Command> = {
  'create-operator': {
    needsEmail: true,
    prepare: () => askPassword(process.env),
    async run(deps, asked, password) {
      if (password.length < 12) throw new Error('The password of an operator has at least 12 characters.')
      if (await createOperator(deps, { ...asked, password })) return `${asked.email} runs the market now.`
      throw new Error(`${asked.email} has an account already: npm run admin -- make-operator --email ${asked.email}`)
    },
  },
  'make-operator': {
    needsEmail: true,
    async run(deps, { email }) {
      await commandLine.makeOperator(deps, email)
      return `${email} runs the market now.`
    },
  },
  'reset-password': {
    needsEmail: true,
    run: (deps, { email }) =>
      commandLine.createResetLink(deps, email, deps.config.publicUrl ?? `http://localhost:${deps.config.port}`),
  },
  'remove-second-factor': {
    needsEmail: true,
    async run(deps, { email }) {
      await commandLine.removeSecondFactor(deps, email)
      return `${email} logs in with the password alone now, and should set up a second factor at once.`
    },
  },
  'maintenance-on': {
    needsEmail: false,
    async run(deps, { message = '', until }) {
      await writeMaintenance(deps, null, {
        on: true,
        message: { 'pl-PL': message.slice(0, 500) },
        until: momentOf(until),
      })
      return 'The market is closed to visitors now.'
    },
  },
  'maintenance-off': {
    needsEmail: false,
    async run(deps) {
      await writeMaintenance(deps, null, { ...(await readMaintenance(deps)), on: false, until: null })
      return 'The market is open now.'
    },
  },
  'list-operators': {
    needsEmail: false,
    async run(deps) {
      const operators = await readOperators(deps)
      const lines = operators.map(({ email, firstName, lastName, role }) =>
        `${email}  ${role}  ${firstName} ${lastName}`.trim(),
      )
      return lines.length > 0 ? lines.join('\n') : 'Nobody runs the market yet: npm run admin -- create-operator'
    },
  },
}

/** A moment as somebody types it (`2026-11-26T22:00`), by the clock of the machine unless it says another. */
function momentOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new Error(`--until ${text} is no time: write it as 2026-11-26T22:00`)
  return at.toISOString()
}

async function main(): Promise<void> {
  const { command, asked } = readArguments()
  const config = readConfig(process.env)
  // Asked before anything is opened: people take their time.
  const password = (await command.prepare?.()) ?? ''
  const log = createLog('warn')
  const database = await openDatabase(config)
  const { db, pool, close } = connect({ ...database.options, max: 2 }, () => undefined, OF_A_JOB)
  try {
    await migrate(pool)
    await prepareJobs(pool, log)
    const { deps } = buildMarket(config, db, log)
    process.stdout.write(`${await command.run(deps, asked, password)}\n`)
  } finally {
    await close()
    await database.stop()
  }
}

function readArguments(): { command: Command; asked: Asked } {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    options: { email: text, 'first-name': text, 'last-name': text, message: text, until: text },
    allowPositionals: true,
  })
  const command = COMMANDS[positionals[0] ?? '']
  const email = values.email?.trim() ?? ''
  if (!command || positionals.length !== 1) throw new Error(USAGE)
  if (command.needsEmail && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    throw new Error(`--email <address> is missing.\n\n${USAGE}`)
  const { message, until } = values
  return { command, asked: { email, firstName: values['first-name'], lastName: values['last-name'], message, until } }
}

main().catch((error: unknown) => {
  process.stderr.write(`${failureWords(error)}\n`)
  process.exitCode = 1
})
