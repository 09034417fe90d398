import { expect } from 'vitest'
import { closeDemo } from '../../demo/closing/close-demo.ts'
import { MARK } from '../../demo/mark.ts'
import { writeSetting } from '../../src/domains/settings/index.ts'
import type { TestMarket } from '../market.ts'

/** Closes a market as `npm run demo:close` does with a demo, keeping what is named. Its other connections end first: a market that runs is not closed. */
export async function closedDemo(market: TestMarket, keep: readonly string[]) {
  const { db, config } = market.deps
  await writeSetting(market.deps, MARK, 'loaded')
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await market.query(`select pg_terminate_backend(pid) ${others}`)
  // They are told to end, and end a little later.
  await expect.poll(async () => (await market.query(`select pid ${others}`)).rows).toEqual([])
  return closeDemo({ db, config, keep, agree: async () => true, beforeEmptying: async () => undefined })
}
