import { expect } from 'vitest'
import { type TestMarket, testMarket } from '../market.ts'
import { expectConsistent } from './expect-consistent.ts'
import { connectionsToLend } from './lent-connections.ts'
import { addressesOf, bury, type MortalMarket, mortalMarket } from './mortal-market.ts'

/** A verb that may die anywhere. Each round has things of its own in one market. */
export type Scenario<Thing> = {
  /** Addresses of providers besides the sandbox, by their codes; `ksef`: of the state's system of invoices; `inpost`, `dpd`, `gls`: of carriers. */
  standIns?: Readonly<Record<string, string>>
  /** What there must be before; nobody dies yet. `initial`: stock of versions, to be added to. */
  arrange: (market: TestMarket, initial: Map<number, number>) => Promise<Thing>
  /** What dies in the middle; then done again, by a patient client and by jobs, in a process that lives. */
  act: (market: Pick<MortalMarket, 'api' | 'runJobs'>, thing: Thing) => Promise<void>
  /** What is so in the end, wherever it died. */
  check: (market: TestMarket, thing: Thing) => Promise<void>
}

/** All the market's books and stock are looked through after so many deaths: what one of them broke stays broken. */
const DEATHS_BETWEEN_AUDITS = 8

/**
 * Lets the act die before and after each of its statements, files and outgoing calls, one round a moment (`Death`), until a round comes through
 * alive: a new statement is covered by itself. Returns how many steps there were: each is one before or one after.
 */
export async function sweep<Thing>({ standIns = {}, arrange, act, check }: Scenario<Thing>): Promise<number> {
  const env = { SANDBOX_PAYMENTS: 'true', TRUSTED_PROXIES: '1', ...addressesOf(standIns) }
  const base = await testMarket({ env })
  const initial = new Map<number, number>()
  const lender = connectionsToLend()
  let deaths: string[] = []
  const audit = async () => {
    await expectConsistent(base, initial)
    deaths = []
  }
  try {
    for (let death = 1; ; death += 1) {
      const thing = await arrange(base, initial)
      const mortal = await mortalMarket(base, death, standIns, lender)
      try {
        await mortal
          .live(() => act(mortal, thing))
          .catch((error) => {
            if (!mortal.isDead()) throw error
          })
      } finally {
        await mortal.close()
      }
      if (!mortal.isDead()) {
        await check(base, thing)
        await audit()
        return mortal.steps().length
      }
      deaths.push(`${death}: ${mortal.steps().at(-1)}`)
      await bury(base)
      await act(base, thing)
      await check(base, thing)
      if (deaths.length === DEATHS_BETWEEN_AUDITS) await audit()
    }
  } catch (error) {
    throw new Error(`died ${deaths.join(', ')}`, { cause: error })
  } finally {
    await lender.close()
    await base.close()
  }
}

/** The answer, or an error where there is none to be relied on: the caller asks again. */
export function answered<T extends { status: number; text: string }>(answer: T): T {
  if (answer.status >= 500) throw new Error(answer.text)
  expect([answer.status, answer.text]).toEqual([answer.status < 400 ? answer.status : 'no failure', answer.text])
  return answer
}
