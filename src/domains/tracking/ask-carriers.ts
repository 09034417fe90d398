import type { Deps } from '../../platform/deps.ts'
import { askOfShipment } from './ask-of-shipment.ts'
import { askAfterTrouble } from './rules/next-ask.ts'
import { claimDue, type Due, LEASE, putOff } from './store/followed.ts'

/** Contracts whose turn it is in a round, those that have waited longest first, and how many shipments of each. */
const ACCOUNTS = 40
const OF_EACH = 10
/** Contracts asked at the same time; of each, one shipment after the other, as carriers count calls. */
const LANES = 8
/** Failures in a row after which a contract's others wait, and contracts so left after which all of the carrier's wait. */
const PATIENCE = { shipments: 2, accounts: 3 }
/** Milliseconds: no round begins after the first, no contract after the second; a contract whose carrier is slow goes on in a later round. */
const TIME = { rounds: 50_000, begun: 200_000, account: 30_000 }

/**
 * Asks carriers of what is on its way and due, each with its company's own contract, and lets orders be delivered of which all has arrived. Nothing is held
 * while a carrier is asked; one that does not answer is asked ever more rarely, and keeps nobody else waiting.
 */
export async function askCarriers(deps: Deps, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now()
  const isOver = (after: number) => signal.aborted || performance.now() - startedAt > after
  const silent = new Map<string, number>()
  while (!isOver(TIME.rounds)) {
    const due = await claimDue(deps.db, { now: deps.now(), lease: LEASE, accounts: ACCOUNTS, ofEach: OF_EACH })
    if (due.length === 0) return
    const waiting = [...Map.groupBy(due, ({ companyId, carrier }) => `${companyId} ${carrier}`).values()]
    const lane = async () => {
      for (let account = waiting.shift(); account; account = waiting.shift()) {
        // The others come again when their lease is over.
        if (isOver(TIME.begun)) return
        await askOfAccount(deps, account, silent, signal)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }
}

/** Asks one carrier of what a company sent with it, until it has been silent too often or too long. */
async function askOfAccount(
  deps: Deps,
  due: readonly Due[],
  silent: Map<string, number>,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now()
  let inARow = 0
  for (const one of due) {
    if (signal.aborted) return
    const silentFor = silent.get(one.carrier) ?? 0
    const isSilent = inARow >= PATIENCE.shipments || silentFor >= PATIENCE.accounts
    if (isSilent || performance.now() - startedAt > TIME.account) {
      await putOff(deps.db, one, one.failures, askAfterTrouble(deps.now()))
      continue
    }
    inARow = (await askOfShipment(deps, one)) ? 0 : inARow + 1
    if (inARow === PATIENCE.shipments) silent.set(one.carrier, (silent.get(one.carrier) ?? 0) + 1)
  }
}
