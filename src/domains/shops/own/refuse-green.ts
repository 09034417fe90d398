import type { Deps } from '../../../platform/deps.ts'
import { LOCALES } from '../../../values/locale.ts'
import { refuseGreenWords } from '../../settings/index.ts'
import type { ShopBody } from './contract.ts'

type Words = Pick<ShopBody, 'title' | 'description'>

/** Refuses what a shop newly claims of the environment, by its field: there is no proof beside it. `before`: what its words were. */
export const refuseGreenShop = (deps: Deps, now: Words, before?: Words): Promise<void> =>
  refuseGreenWords(deps, {
    title: { now: now.title, before: before?.title ?? '' },
    ...Object.fromEntries(
      LOCALES.map((locale) => [
        `description.${locale}`,
        { now: now.description[locale] ?? '', before: before?.description[locale] ?? '' },
      ]),
    ),
  })
