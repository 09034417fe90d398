import type { Bundle } from '../../i18n/all-texts.ts'
import { type Locale, localePath } from '../../values/locale.ts'
import type { Api } from '../api-client.ts'
import { cartState } from '../session/cart-state.ts'
import { compareList } from '../session/compare-list.ts'
import { session } from '../session/session.ts'
import type { BootStep } from './run-boot.ts'

export type BootEnv = {
  log: (step: string, error: unknown) => void
  locale: Locale
  api: Api
  /** Texts of the page besides those of all pages, and whether it is for signed-in people only. */
  page: { texts: readonly Bundle[]; needsSignIn: boolean }
  loadTexts: (locale: Locale, bundle: Bundle) => Promise<void>
  /** Asks other tabs for their session. */
  takeOver: () => Promise<void>
  /** Status of the stored token at the server: false when it is not valid any more. */
  tokenIsValid: (token: string) => Promise<boolean>
}

const httpClient: BootStep<BootEnv> = {
  name: 'http-client',
  run({ api }) {
    if (typeof fetch !== 'function' || typeof api !== 'function') throw new Error('this browser cannot call the shop')
  },
}

/** T01: takes up the session of this tab or of another one and asks the server about it. */
const authentication: BootStep<BootEnv> = {
  name: 'authentication',
  async run({ takeOver, tokenIsValid, page, locale }) {
    if (!session.restore() && session.elsewhere()) await takeOver()
    const token = session.read()?.token
    if (token && !(await tokenIsValid(token))) session.end()
    if (page.needsSignIn && token && !session.read()) return { redirect: localePath('/auth', locale) }
    return undefined
  },
}

const words: BootStep<BootEnv> = {
  name: 'words',
  async run({ locale, loadTexts, page }) {
    await Promise.all([loadTexts(locale, 'shop'), ...page.texts.map((bundle) => loadTexts(locale, bundle))])
  },
}

const market: BootStep<BootEnv> = {
  name: 'market',
  run() {
    compareList.restore()
    cartState.restore()
  },
}

/** The four steps, in their order. */
export const bootSteps: readonly BootStep<BootEnv>[] = [httpClient, authentication, words, market]
