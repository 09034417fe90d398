import type { Deps } from '../../../platform/deps.ts'
import { freeBytes } from '../../../platform/files/disk-space.ts'
import { countQueued } from '../../../platform/jobs/inspect-queue.ts'
import type { MailState } from '../../../platform/mail/watch-mail.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { readOwnersWithoutFactor } from '../../accounts/index.ts'
import { currentTable } from '../../exchange-rates/index.ts'
import { countOutdatedMailTexts, readMailHealth } from '../../mail/index.ts'
import { forOperators } from '../../payments/index.ts'
import { readSetting, VERSION } from '../../settings/index.ts'
import type { Kinds } from '../jobs/lanes-of.ts'
import { lanesNow } from '../jobs/list-jobs.ts'
import { healthOf, type Readings } from '../rules/health.ts'
import { readMachine } from '../store/machine.ts'
import type { FindingView } from './contract.ts'

/** Where the back-up notes that it was written. */
export const BACKUP_SETTING = 'backup.last'
const MEGABYTE = 1_048_576
const COUNTED = 100
const STARTED = new Date()

/** What cannot be had of the database or the jobs alone. */
export type Watched = { kinds: Kinds; mail: () => MailState }

export type Health = { version: string; startedAt: string; findings: FindingView[] }

/** How the market does, in a handful of statements that each read little. */
export async function readHealth(deps: Deps, watched: Watched, actor: Actor | undefined): Promise<Health> {
  requireOperator(actor)
  const findings = healthOf(await takeReadings(deps, watched)).map((one) => ({
    ...one,
    facts: { ...one.facts },
  }))
  return { version: VERSION, startedAt: STARTED.toISOString(), findings }
}

async function takeReadings(deps: Deps, { kinds, mail }: Watched): Promise<Readings> {
  const { config } = deps
  const machine = await readMachine(deps.db)
  const sent = await readMailHealth(deps, COUNTED)
  const lanes = lanesNow(await countQueued(deps.db), kinds)
  const { currencies } = await currentTable(deps)
  const providers = await forOperators.readStandings(deps)
  const backup = await readBackupTime(deps)
  return {
    ...machine,
    freeBytes: await freeBytes(config.dataDir).catch(() => null),
    leastFree: Math.max(config.minFreeBytes, MEGABYTE),
    backupAge: backup && deps.now().getTime() - backup.getTime(),
    mail: {
      configured: config.smtpUrl !== undefined,
      failing: mail() === 'failing',
      ...sent,
      lastSentAt: sent.lastSentAt?.toISOString() ?? null,
    },
    outdatedMailTexts: await countOutdatedMailTexts(deps),
    jobs: {
      lateSeconds: Math.max(0, ...lanes.map(({ lateSeconds }) => lateSeconds ?? 0)),
      failed: lanes.reduce((sum, { failed }) => sum + failed, 0),
      moneyFailed: lanes.find(({ lane }) => lane === 'money')?.failed ?? 0,
    },
    oldRates: currencies.flatMap(({ currency, state }) => (state === 'too_old' || state === 'none' ? [currency] : [])),
    payments: {
      ready: providers.filter(({ state }) => state === 'ready').length,
      unreadable: providers.filter(({ state }) => state === 'unreadable').map(({ code }) => code),
    },
    withoutFactor: (await readOwnersWithoutFactor(deps)).length,
    demo: config.demo,
  }
}

/** When the last back-up was written; null: none is known. */
export async function readBackupTime(deps: Deps): Promise<Date | null> {
  const { at } = ((await readSetting(deps, BACKUP_SETTING)) ?? {}) as { at?: string }
  const time = at ? new Date(at) : null
  return time && Number.isFinite(time.getTime()) ? time : null
}
