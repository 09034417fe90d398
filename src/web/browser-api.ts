import { splitLocalePath } from '../values/locale.ts'
import { type Api, createApi } from './api-client.ts'
import { session } from './session/session.ts'

/** Language of the page in the browser: the prefix of its address. */
export function browserLocale() {
  return splitLocalePath(location.pathname).locale
}

/** The one client of the browser: in the page's language, with the token of whoever is signed in. */
export const api: Api = createApi({
  fetch: (input, init) => fetch(input, init),
  locale: browserLocale,
  token: () => session.read()?.token ?? null,
})
