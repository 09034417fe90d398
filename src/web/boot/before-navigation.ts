import type { MiddlewareFunction } from 'react-router'
import { textList } from '../texts/load-browser.ts'
import { whenIdle } from '../when-idle.ts'

const navigation = () => import('./navigation.ts')

/** R24: before each navigation the auth state is there, and so are title and words of the page to come. */
export const beforeNavigation: MiddlewareFunction = async ({ request }, next) => {
  const { prepareNavigation } = await navigation()
  await prepareNavigation(new URL(request.url))
  return next()
}

/** Fetches what the first navigation needs while nothing else is going on. */
export function warmUpNavigation(): void {
  whenIdle(() => Promise.all([navigation(), textList()]))
}
