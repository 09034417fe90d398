import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { TEXTS_TAG } from '../terms/index.ts'
import { readCompanyTerms } from './company-terms.ts'
import { pageTextsContract } from './contract.ts'
import { readNotice } from './read-notice.ts'
import { listVersions, readPage } from './read-page.ts'

/** All that a filled text is made of. */
const TAGS = [TEXTS_TAG, 'settings', 'commission', 'categories', 'return-terms', 'order-settings']

/** What the operator's pages say, which versions there were, and the terms of a company. */
export const pageTextsService = (deps: Deps) =>
  service(pageTextsContract, {
    'GET /api/texts/{page}': async ({ params, query }, call) => {
      const { text, maxAge } = await readPage(deps, params.page, { number: query.version, locale: call.locale })
      call.cache({ tags: TAGS, maxAge })
      return text
    },
    'GET /api/texts/{page}/versions': async ({ params, query }, call) => {
      const listed = await listVersions(deps, params.page, { after: query.after, locale: call.locale })
      // States turn by themselves.
      call.cache({ tags: TAGS, maxAge: 60 })
      return listed
    },
    'GET /api/notice-days': (_, call) => {
      call.cache({ tags: TAGS, maxAge: 60 })
      return readNotice(deps)
    },
    'GET /api/companies/{id}/terms': ({ params }, { actor, locale }) =>
      readCompanyTerms(deps, actor, params.id, locale),
  })
