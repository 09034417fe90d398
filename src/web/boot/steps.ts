import type { Bundle } from '../../i18n/bundles.ts'
import { type Locale, localePath } from '../../values/locale.ts'
import type { Api } from '../api-client.ts'
import type { Access } from '../routes/page-rows.ts'
import { cartState } from '../session/cart-state.ts'
import { compareList } from '../session/compare-list.ts'
import { currentSession, mayBeSignedIn } from '../session/current-session.ts'
import { unpaid } from '../session/unpaid.ts'
import type { BootStep } from './run-boot.ts'

/** The page that was asked for: its address without the language, its texts besides those of all pages, who may enter. */
export type FirstPage = { address: string; texts: readonly Bundle[]; access: Access }

export type BootEnv = {
  log: (step: string, error: unknown) => void
  locale: Locale
  api: Api
  page: FirstPage
  /** Finds out who is there. Null: they may see the page; else where to go instead. */
  enter: (page: FirstPage) => Promise<string | null>
  loadTexts: (locale: Locale, bundle: Bundle) => Promise<void>
  /** Tells the router of the pages of accounts, too. */
  loadAllRoutes: () => Promise<void>
  /** Fetches the cart of a signed-in person whose device has none. */
  takeOverCart: () => void
}

const httpClient: BootStep<BootEnv> = {
  name: 'http-client',
  run({ api }) {
    if (typeof fetch !== 'function' || typeof api !== 'function') throw new Error('this browser cannot call the shop')
  },
}

/** R24: who is there, and whether they may see this page. A guest on a public page needs no asking. */
const authentication: BootStep<BootEnv> = {
  name: 'authentication',
  async run({ page, locale, enter }) {
    const path = page.access !== 'public' || mayBeSignedIn() ? await enter(page) : null
    return path === null ? undefined : { redirect: localePath(path, locale) }
  },
}

const words: BootStep<BootEnv> = {
  name: 'words',
  async run({ locale, loadTexts, loadAllRoutes, page }) {
    await Promise.all([
      loadTexts(locale, 'shop'),
      ...page.texts.map((bundle) => loadTexts(locale, bundle)),
      // A guest goes to none of them.
      (page.access !== 'public' || mayBeSignedIn()) && loadAllRoutes(),
    ])
  },
}

const market: BootStep<BootEnv> = {
  name: 'market',
  run({ takeOverCart }) {
    compareList.restore()
    unpaid.restore()
    cartState.restore()
    if (currentSession.read() && !cartState.read().id) takeOverCart()
  },
}

/** The four steps, in their order. */
export const bootSteps: readonly BootStep<BootEnv>[] = [httpClient, authentication, words, market]
