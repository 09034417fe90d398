import type { MiddlewareFunction } from 'react-router'
import { splitLocalePath } from '../../values/locale.ts'
import { session } from '../session/session.ts'

const navigation = () => import('./navigation.ts')

/** R24: before each navigation the auth state is there, and so are title and words of the page to come. */
export const beforeNavigation: MiddlewareFunction = async ({ request }, next) => {
  if (!session.read()) session.restore()
  const { locale, rest } = splitLocalePath(new URL(request.url).pathname)
  const { prepareTexts, prepareTitles } = await navigation()
  await Promise.all([prepareTitles(locale), prepareTexts(locale, rest)])
  return next()
}

/** Fetches what the first navigation needs while nothing else is going on. */
export function warmUpNavigation(): void {
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500))
  later(() => navigation().catch(() => {}))
}
