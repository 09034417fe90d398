// npm run ledger:verify — adds up the ledger of the configured database; exit code 1 when it does not balance, or when
// the commission of an order paid on delivery is not what it owes.
import { verifyLedger } from '../src/domains/ledger/index.ts'
import { verifyCommissions } from '../src/domains/orders/index.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { connect, OF_A_JOB } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'

const database = await openDatabase(readConfig(process.env))
const { db, pool, close } = connect({ ...database.options, max: 2 }, () => undefined, OF_A_JOB)
try {
  await migrate(pool)
  const { balanced, perCurrency, problems } = await verifyLedger({ db })
  for (const { currency, sum, entries } of perCurrency) {
    process.stdout.write(`${currency}: ${entries} entries, sum ${sum}\n`)
  }
  for (const { key, problem } of problems) process.stdout.write(`${key} ${problem}\n`)
  const commissions = await verifyCommissions({ db })
  for (const { number, expected, booked } of commissions) {
    process.stdout.write(`order ${number}: commission ${booked} booked, ${expected} owed\n`)
  }
  process.stdout.write(balanced ? 'The ledger balances.\n' : 'The ledger does NOT balance.\n')
  process.exitCode = balanced && commissions.length === 0 ? 0 : 1
} finally {
  await close()
  await database.stop()
}
