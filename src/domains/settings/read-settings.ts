import { randomBytes } from 'node:crypto'
import { remember } from '../../platform/cache/remember.ts'
import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { DISPATCH_UNTIL, type Dispatch, type DispatchRules } from '../../values/dispatch-day.ts'
import { Failure } from '../../values/failure.ts'
import { DEFAULT_CURRENCY } from '../../values/money.ts'
import { readVertical } from '../../verticals/index.ts'
import type { Owner, PublicSettings } from './contract.ts'
import { dispatchRules, readDispatch } from './read-dispatch.ts'
import { DEFAULT_OWNER, NO_OWNER } from './rules/defaults.ts'
import { GUARANTEE_SETTING, type GuaranteeFiles, guaranteeOn } from './rules/guarantee.ts'
import { lock, readAll, write, writeOnce } from './store.ts'

export const VERSION = '1.1.6'

/** Every page shows the public configuration: it is remembered for some seconds in each process. */
const remembered = remember(5000, composeSettings)

/** Public configuration, at most five seconds old where another process has changed it. */
export async function readPublicSettings(deps: Deps): Promise<PublicSettings> {
  return (await readWithExpiry(deps)).settings
}

/** The same, and until when it holds: the day of dispatch turns by itself. */
export async function readWithExpiry(
  deps: Deps,
): Promise<{ settings: PublicSettings; changesAt: Dispatch['changesAt'] }> {
  const { dispatchUntil: until, transitDays: _, guaranteeFiles, ...kept } = await remembered.get(deps)
  const { changesAt, ...day } = readDispatch(deps, kept.owner, until)
  const guarantee = guaranteeOn(guaranteeFiles, marketDay(deps.now()))
  return { settings: { ...kept, guarantee, dispatch: { until, ...day } }, changesAt }
}

/** By which clock and holidays what is ordered leaves. */
export async function readDispatchRules(deps: Deps): Promise<DispatchRules> {
  const { dispatchUntil, owner } = await remembered.get(deps)
  return dispatchRules(owner, dispatchUntil)
}

/** Working days that ways of delivery usually travel, by method, where the operator has said so. */
export async function readTransitDays(deps: Deps): Promise<Readonly<Record<string, number>>> {
  return (await remembered.get(deps)).transitDays
}

type Cached = Omit<PublicSettings, 'dispatch' | 'guarantee'> & {
  guaranteeFiles: GuaranteeFiles
  dispatchUntil: string
  transitDays: Readonly<Record<string, number>>
}

/** Public configuration: what the operator entered over the defaults of the market's vertical. */
async function composeSettings(deps: Deps): Promise<Cached> {
  const entered = await readAll(deps.db)
  const { start, used, electrical } = await readVertical(deps.config.vertical)
  const owner = entered.get('owner') as Owner | undefined
  const site = (entered.get('site') ?? {}) as Partial<Cached>
  return {
    marketName: site.marketName ?? 'Obieg',
    vertical: deps.config.vertical,
    used,
    electrical,
    headerText: site.headerText ?? start.header,
    bannerText: site.bannerText ?? start.banner,
    bannerIcon: site.bannerIcon ?? start.icon,
    headerImageKey: site.headerImageKey ?? null,
    thumbnailKey: site.thumbnailKey ?? null,
    accent: site.accent ?? null,
    currency: site.currency ?? DEFAULT_CURRENCY,
    defaultLocale: site.defaultLocale ?? 'pl-PL',
    owner: owner ?? (deps.config.demo ? DEFAULT_OWNER : NO_OWNER),
    dispatchUntil: site.dispatchUntil ?? DISPATCH_UNTIL,
    transitDays: site.transitDays ?? {},
    guaranteeFiles: (entered.get(GUARANTEE_SETTING) ?? {}) as GuaranteeFiles,
    version: VERSION,
    apps: deps.config.apps,
    holdMinutes: deps.config.holdMinutes,
    sendsMail: deps.config.smtpUrl !== undefined,
    open: deps.config.demo || owner !== undefined,
    revision: site.revision ?? 0,
    demo: deps.config.demo,
  }
}

/**
 * Throws `market_being_prepared` while nobody has entered who runs the market: whoever buys or registers has to be told with whom (Directive
 * 2011/83/EU art. 6).
 */
export async function requireOpen(deps: Deps): Promise<void> {
  if (!(await readPublicSettings(deps)).open) throw new Failure('unavailable', 'market_being_prepared')
}

/** A named secret of this installation, made at its first use: 32 random bytes, hex. */
export async function readSecret(deps: Deps, name: string): Promise<string> {
  return String(await writeOnce(deps.db, `secret.${name}`, randomBytes(32).toString('hex')))
}

/**
 * Remembers a plain value under a key (the demo loader's mark, the operator's configuration). Whoever writes without having read needs no
 * `lockSetting`: the row itself makes the second wait, and the last one holds.
 */
export async function writeSetting(deps: Deps, key: string, value: unknown): Promise<void> {
  await write(deps.db, key, value)
  remembered.clear(deps)
}

/** To be called when somebody may have read the public configuration between its change and the commit, here or elsewhere. */
export function clearSettingsCache(deps: Deps): void {
  remembered.clear(deps)
}

/** A plain value locked until the caller's transaction ends, for who reads it, changes it and writes it; null when never written. */
export function lockSetting(deps: Deps, key: string): Promise<unknown> {
  return lock(deps.db, key)
}

/** The official files of the notice of the legal guarantee, by language. */
export async function readGuaranteeFiles(deps: Deps): Promise<GuaranteeFiles> {
  return ((await readSetting(deps, GUARANTEE_SETTING)) ?? {}) as GuaranteeFiles
}

/** A plain value, undefined when never written. */
export async function readSetting(deps: Deps, key: string): Promise<unknown> {
  return (await readAll(deps.db)).get(key)
}

/** All plain values by their keys, for who needs several: one statement. */
export function readSettings(deps: Deps): Promise<ReadonlyMap<string, unknown>> {
  return readAll(deps.db)
}
