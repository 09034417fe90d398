import { splitLocalePath } from '../values/locale.ts'
import { type Api, createApi } from './api-client.ts'
import { currentSession } from './session/current-session.ts'

/** Language of the page in the browser: the prefix of its address. */
export function browserLocale() {
  return splitLocalePath(location.pathname).locale
}

/** The one client of the browser: in the page's language, with the token of whoever is signed in. */
export const api: Api = createApi({
  fetch: (input, init) => fetch(input, init),
  locale: browserLocale,
  token: () => currentSession.read()?.token ?? null,
  onRefused: (token) => import('./session/tabs.ts').then(({ tokenRefused }) => tokenRefused(token)),
})
