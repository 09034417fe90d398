import { createUser } from '../src/domains/accounts/index.ts'
import { prepareCategories } from '../src/domains/catalog/index.ts'
import { readSetting, writeSetting } from '../src/domains/settings/index.ts'
import { savePickupPoints } from '../src/domains/shipping/index.ts'
import type { Deps } from '../src/platform/deps.ts'
import { loadGoods } from './load-goods.ts'
import { PERSONAS } from './personas.ts'
import { demoPickupPoints } from './pickup-points.ts'
import { emptyMarket } from './reset-data.ts'

/** The setting that says how far the demo market is loaded. */
export const MARK = 'demo'

/** Loads the demo market unless it is there; one that was interrupted is begun anew. */
export async function loadDemoOnce(deps: Deps): Promise<void> {
  const mark = await readSetting(deps, MARK)
  if (mark === 'loaded') return
  if (mark === 'loading') await emptyMarket(deps)
  await loadDemo(deps)
}

/** Builds the demo through the doors of the domains: people, companies, shops, prices, pictures, products. */
export async function loadDemo(deps: Deps): Promise<void> {
  await writeSetting(deps, MARK, 'loading')
  await prepareCategories(deps)
  for (const persona of [PERSONAS.buyer, PERSONAS.operator]) {
    const { firstName, lastName, email, phone, password } = persona
    const permissions = persona.key === 'operator' ? 'admin' : 'buyer'
    await createUser(deps, { firstName, lastName, email, phone, password, permissions })
  }
  await savePickupPoints(deps, demoPickupPoints())
  // The cosmetics reading has its categories but no goods for show.
  if (deps.config.reading === 'electronics') await loadGoods(deps)
  await writeSetting(deps, MARK, 'loaded')
}
