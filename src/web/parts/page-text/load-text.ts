import type { TextPage } from '../../../domains/terms/rules/index.ts'
import type { ApiOutput } from '../../api-client.ts'
import type { Load } from '../../loading.ts'

export type LoadedText = ApiOutput<'GET /api/texts/{page}'>

/** What the operator wrote of a page: what is in force, or the version that the address names (`?version=3`). */
export const loadText =
  (page: TextPage): Load<LoadedText> =>
  ({ api, url, signal }) => {
    const version = url.searchParams.get('version') ?? ''
    const query = /^[1-9]\d{0,5}$/.test(version) ? { version } : {}
    return api('GET /api/texts/{page}', { params: { page }, query, signal })
  }
