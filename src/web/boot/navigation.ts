import { redirect } from 'react-router'
import { type Locale, splitLocalePath } from '../../values/locale.ts'
import { describePage, rowOf } from '../describe-page.ts'
import { setDescribe } from '../page-info.ts'
import type { Access } from '../routes/page-rows.ts'
import { authState } from '../session/auth-state.ts'
import { guard } from '../session/guard.ts'
import { logInPath } from '../session/log-in-path.ts'
import { loadTexts } from '../texts/load-browser.ts'
import { authenticate } from './authenticate.ts'

/** Titles of all pages are there from now on. */
export async function prepareTitles(locale: Locale): Promise<void> {
  await loadTexts(locale, 'meta')
  setDescribe(describePage)
}

/** R24: who is there, titles and words of the page to come; a `redirect` is thrown for whoever may not go there. */
export async function prepareNavigation(url: URL): Promise<void> {
  const { locale, rest } = splitLocalePath(url.pathname)
  const { texts, access } = rowOf(rest)
  await Promise.all([
    enforceAccess(access, rest + url.search),
    prepareTitles(locale),
    ...texts.map((bundle) => loadTexts(locale, bundle)),
  ])
}

async function enforceAccess(access: Access, address: string): Promise<void> {
  if (access !== 'public' && authState.read().permissions === null) {
    // Somebody may have logged in in another tab since, or the server answers again.
    await authenticate()
  }
  const verdict = guard(access, authState.read())
  // Whoever was told elsewhere that their session had ended is told here, too: it is why they have to log in.
  if (verdict === 'logIn') throw redirect(logInPath(address, authState.read().ended === 'refused'))
  if (verdict === 'leave') throw redirect('/')
}
