import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { startPageContract } from './contract.ts'
import { readPageVersion, readShownPage, readStartPage } from './read-start-page.ts'
import { START_PAGE_TAG, saveStartPage } from './save-start-page.ts'

/** Seconds. */
const LONGEST = 300

/** What the start page is made of: for everybody, and for the operator who changes it. */
export const startPageService = (deps: Deps) =>
  service(startPageContract, {
    'GET /api/start-page': (_, call) => {
      call.cache({ tags: [START_PAGE_TAG], maxAge: LONGEST })
      return readShownPage(deps)
    },
    'GET /api/admin/start-page': ({ query }, { actor }) => readStartPage(deps, actor, query.before),
    'GET /api/admin/start-page/versions/{version}': ({ params }, { actor }) =>
      readPageVersion(deps, actor, params.version),
    'PUT /api/admin/start-page': async ({ body }, { actor }) => {
      await saveStartPage(deps, actor, body)
      return readStartPage(deps, actor)
    },
  })
