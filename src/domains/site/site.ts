import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { hasProducts } from '../products/index.ts'
import { clearSettingsCache, lockSetting, readPublicSettings, writeSetting } from '../settings/index.ts'
import { readUsualTransit } from '../shipping/index.ts'
import type { SiteBody, SiteView } from './contract.ts'

const KEY = 'site'

/** What is kept: only what the operator has entered; everything else follows the defaults of the market's vertical. */
type Stored = Partial<Omit<SiteView, 'language'> & { defaultLocale: SiteView['language'] }>

/** The configuration as it holds now. */
export async function readSite(deps: Deps, actor: Actor | undefined): Promise<SiteView> {
  requireOperator(actor)
  return composeSite(deps)
}

/** Saves what the operator entered. The currency stays once there is a product. */
export function saveSite(
  deps: Deps,
  actor: Actor | undefined,
  { revision, ...body }: SiteBody & { revision: number },
): Promise<SiteView> {
  return changeSite(deps, actor, async (inside, kept) => {
    if (revision !== (kept.revision ?? 0)) throw new Failure('conflict', 'changed_meanwhile')
    const before = await readPublicSettings(inside)
    if (body.currency !== before.currency && (await hasProducts(inside))) {
      throw invalidField('currency', 'currency_in_use')
    }
    const { language, ...rest } = body
    return { ...kept, ...rest, defaultLocale: language }
  })
}

/** One change of the configuration at a time; it grows its revision, is on record, and shows on every page at once. */
export async function changeSite(
  deps: Deps,
  actor: Actor | undefined,
  change: (inside: Deps, kept: Stored) => Promise<Stored>,
): Promise<SiteView> {
  const operator = requireOperator(actor)
  const saved = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const kept = ((await lockSetting(inside, KEY)) ?? {}) as Stored
    const next = await change(inside, kept)
    await writeSetting(inside, KEY, { ...next, revision: (kept.revision ?? 0) + 1 })
    await recordAudit(inside, {
      actorId: operator.userId,
      action: 'siteChanged',
      subjectKind: 'market',
      subjectId: KEY,
    })
    await invalidateTags(db, ['settings'])
    clearSettingsCache(deps)
    return composeSite(inside)
  })
  clearSettingsCache(deps)
  return saved
}

async function composeSite(deps: Deps): Promise<SiteView> {
  clearSettingsCache(deps)
  const { marketName, headerText, bannerText, bannerIcon, accent, defaultLocale, currency, dispatch, ...rest } =
    await readPublicSettings(deps)
  const { headerImageKey, thumbnailKey, revision } = rest
  return {
    marketName,
    headerText,
    bannerText,
    bannerIcon,
    accent,
    language: defaultLocale,
    currency,
    dispatchUntil: dispatch.until,
    transitDays: await readUsualTransit(deps),
    headerImageKey,
    thumbnailKey,
    revision,
  }
}
