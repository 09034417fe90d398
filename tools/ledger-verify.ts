// npm run ledger:verify — proves the ledger of the configured database: sums, content and chain, balances, reversals, and that payments,
// refunds and orders agree with their entries. Says what is wrong; exit code 1 when anything is.
import { verifyLedger } from '../src/domains/ledger/index.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { LEDGER_CHECKS } from './ledger-checks.ts'

/** Problems of one check that are printed one by one. */
const MOST_PRINTED = 100
const print = (line: string) => void process.stdout.write(`${line}\n`)

const database = await openDatabase(readConfig(process.env))
const { db, pool, close } = connect({ ...database.options, max: 2 }, () => undefined, OF_A_JOB)
try {
  await migrate(pool)
  const { balanced, perCurrency, transactions, problems } = await verifyLedger({ db })
  print(`${transactions} transactions in the chain`)
  for (const { currency, sum, entries } of perCurrency) print(`${currency}: ${entries} entries, sum ${sum}`)
  for (const { key, problem } of problems) print(`${key} ${problem}`)
  let wrong = balanced ? 0 : Math.max(1, problems.length)
  for (const { name, find } of LEDGER_CHECKS) {
    let found = 0
    for await (const { subject, problem } of find({ db })) {
      found += 1
      if (found <= MOST_PRINTED) print(`${subject}: ${problem}`)
    }
    print(found === 0 ? `${name}: agree` : `${name}: ${found} do NOT agree`)
    wrong += found
  }
  print(wrong === 0 ? 'The ledger is right.' : `The ledger is NOT right: ${wrong} problem(s).`)
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  await close()
  await database.stop()
}
