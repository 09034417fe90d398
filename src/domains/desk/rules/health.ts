/** How a part of the market does: nothing to do, worth a look, or to be seen to now. */
export const HEALTH_STATES = ['fine', 'look', 'bad'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

export const HEALTH_PARTS = [
  ...([
    'processes',
    'disk',
    'database',
    'backup',
    'mail',
    'mailTexts',
    'jobs',
    'rates',
    'payments',
    'secondFactor',
  ] as const),
] as const
export type HealthPart = (typeof HEALTH_PARTS)[number]

/** What is to be done about a part. */
export const ADVICES = [
  ...(['processes', 'disk', 'diskUnknown', 'backupNever', 'backupOld', 'mailMissing', 'mailFailing'] as const),
  ...([
    'mailDead',
    'mailTexts',
    'jobsFailed',
    'jobsLate',
    'rates',
    'paymentsNone',
    'paymentsUnreadable',
    'secondFactor',
  ] as const),
] as const
export type Advice = (typeof ADVICES)[number]

/** What was read of the market. Sizes in bytes, times in milliseconds. */
export type Readings = {
  web: number
  workers: number
  freeBytes: number | null
  leastFree: number
  databaseBytes: number
  /** Since the last back-up; null: none was ever made. */
  backupAge: number | null
  mail: { configured: boolean; failing: boolean; outbox: number; dead: number; lastSentAt: string | null }
  /** Texts of the operator that no longer fit their mail. */
  outdatedMailTexts: number
  jobs: { lateSeconds: number; failed: number; moneyFailed: number }
  oldRates: readonly string[]
  payments: { ready: number; unreadable: readonly string[] }
  withoutFactor: number
  demo: boolean
}

export type Finding = {
  part: HealthPart
  state: HealthState
  /** Which of the part's sentences says what to do; null: nothing. */
  advice: Advice | null
  facts: Readonly<Record<string, string | number | null>>
}

const DAY = 86_400_000
const LATE = { look: 300, bad: 1800 }
/** So many times the least room that stays free is little. */
const LITTLE_ROOM = 5

const worse = (bad: boolean, look: boolean): HealthState => (bad ? 'bad' : look ? 'look' : 'fine')

/** How each part does, and what is to be done about it. */
export function healthOf(read: Readings): Finding[] {
  return [
    processes(read),
    disk(read),
    { part: 'database', state: 'fine', advice: null, facts: { bytes: read.databaseBytes } },
    backup(read),
    mail(read),
    mailTexts(read),
    jobs(read),
    rates(read),
    payments(read),
    secondFactor(read),
  ]
}

function processes({ web, workers }: Readings): Finding {
  const state = worse(workers === 0, web === 0)
  return { part: 'processes', state, advice: state === 'fine' ? null : 'processes', facts: { web, workers } }
}

function disk({ freeBytes, leastFree }: Readings): Finding {
  const facts = { bytes: freeBytes, least: leastFree }
  if (freeBytes === null) return { part: 'disk', state: 'look', advice: 'diskUnknown', facts }
  const state = worse(freeBytes < leastFree, freeBytes < leastFree * LITTLE_ROOM)
  return { part: 'disk', state, advice: state === 'fine' ? null : 'disk', facts }
}

function backup({ backupAge, demo }: Readings): Finding {
  const facts = { days: backupAge === null ? null : Math.floor(backupAge / DAY) }
  // Nobody misses what a demo holds.
  if (demo) return { part: 'backup', state: 'fine', advice: null, facts }
  if (backupAge === null) return { part: 'backup', state: 'bad', advice: 'backupNever', facts }
  const state = worse(backupAge > 7 * DAY, backupAge > 2 * DAY)
  return { part: 'backup', state, advice: state === 'fine' ? null : 'backupOld', facts }
}

function mail({ mail: { configured, failing, outbox, dead, lastSentAt }, demo }: Readings): Finding {
  const facts = { outbox, dead, lastSentAt }
  if (!configured) return { part: 'mail', state: demo ? 'look' : 'bad', advice: 'mailMissing', facts }
  if (failing) return { part: 'mail', state: 'bad', advice: 'mailFailing', facts }
  return { part: 'mail', state: worse(false, dead > 0), advice: dead > 0 ? 'mailDead' : null, facts }
}

/** Mails whose own text lacks what they are told since an update leave as the market comes with them: nobody shall be surprised. */
function mailTexts({ outdatedMailTexts: outdated }: Readings): Finding {
  const old = outdated > 0
  return { part: 'mailTexts', state: old ? 'look' : 'fine', advice: old ? 'mailTexts' : null, facts: { outdated } }
}

function jobs({ jobs: { lateSeconds, failed, moneyFailed } }: Readings): Finding {
  const state = worse(moneyFailed > 0 || lateSeconds >= LATE.bad, failed > 0 || lateSeconds >= LATE.look)
  const advice = state === 'fine' ? null : failed > 0 ? 'jobsFailed' : 'jobsLate'
  return { part: 'jobs', state, advice, facts: { late: lateSeconds, failed } }
}

function rates({ oldRates }: Readings): Finding {
  const old = oldRates.length > 0
  const facts = { currencies: oldRates.join(', ') }
  return { part: 'rates', state: old ? 'look' : 'fine', advice: old ? 'rates' : null, facts }
}

function payments({ payments: { ready, unreadable } }: Readings): Finding {
  const facts = { ready, unreadable: unreadable.join(', ') }
  if (unreadable.length > 0) return { part: 'payments', state: 'bad', advice: 'paymentsUnreadable', facts }
  return { part: 'payments', state: ready === 0 ? 'bad' : 'fine', advice: ready === 0 ? 'paymentsNone' : null, facts }
}

function secondFactor({ withoutFactor, demo }: Readings): Finding {
  const bare = withoutFactor > 0 && !demo
  const facts = { people: withoutFactor }
  return { part: 'secondFactor', state: bare ? 'look' : 'fine', advice: bare ? 'secondFactor' : null, facts }
}
