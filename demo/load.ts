import { createUser } from '../src/domains/accounts/index.ts'
import { prepareCategories } from '../src/domains/categories/index.ts'
import { clearSettingsCache, readSetting, writeSetting } from '../src/domains/settings/index.ts'
import { savePickupPoints } from '../src/domains/shipping/index.ts'
import { invalidateTags } from '../src/platform/cache/invalidation.ts'
import type { Deps } from '../src/platform/deps.ts'
import { emptyDemo } from './closing/empty-demo.ts'
import { planClosing } from './closing/plan.ts'
import { loadGoods } from './load-goods.ts'
import { type DemoMark, MARK } from './mark.ts'
import { PERSONAS } from './personas.ts'
import { demoPickupPoints } from './pickup-points.ts'
import { enterDemoKeys } from './stand-ins/keys.ts'

/** Loads the demo market unless it is there; one that was interrupted is begun anew. */
export async function loadDemoOnce(deps: Deps): Promise<void> {
  const mark = await readSetting(deps, MARK)
  if (mark === 'loaded') return
  if (mark === 'loading') await emptyFor(deps, 'loading')
  await loadDemo(deps)
}

/** The demo as it was at first; what its operator made at the machine stays. Only what is a demo is emptied. */
export async function reloadDemo(deps: Deps): Promise<void> {
  const mark = (await readSetting(deps, MARK)) as DemoMark | undefined
  if (!deps.config.demo || (mark !== 'loading' && mark !== 'loaded')) {
    throw new Error('There is no demo market in this database (or DEMO=false is set): it is not emptied.')
  }
  await emptyFor(deps, 'loading')
  await loadDemo(deps)
}

async function emptyFor(deps: Deps, next: DemoMark): Promise<void> {
  await deps.db.transaction().execute(async (db) => emptyDemo(db, await planClosing(db, []), next))
  clearSettingsCache(deps)
  await invalidateTags(deps.db, ['listings', 'categories', 'settings', 'shops'])
}

/** Builds the demo through the doors of the domains: people, companies, shops, prices, pictures, products. */
async function loadDemo(deps: Deps): Promise<void> {
  await writeSetting(deps, MARK, 'loading')
  await prepareCategories(deps)
  for (const persona of [PERSONAS.buyer, PERSONAS.operator]) {
    const { firstName, lastName, email, phone, password } = persona
    const permissions = persona.key === 'operator' ? 'admin' : 'buyer'
    await createUser(deps, { firstName, lastName, email, phone, password, permissions })
  }
  await savePickupPoints(deps, demoPickupPoints())
  await loadGoods(deps)
  await enterDemoKeys(deps)
  await writeSetting(deps, MARK, 'loaded')
}
