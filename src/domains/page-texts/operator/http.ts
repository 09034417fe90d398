import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { must } from '../../../values/must.ts'
import { discardDraft, publish, saveDraft, saveNoticeDays } from '../../terms/index.ts'
import { operatorTextsContract } from './contract.ts'
import { listPages } from './list-pages.ts'
import { previewText } from './preview.ts'
import { readDraft, readFile } from './read-file.ts'

/** Texts of the market's pages as the operator writes and publishes them. */
export const operatorTextsService = (deps: Deps) =>
  service(operatorTextsContract, {
    'GET /api/admin/texts': (_, { actor, locale }) => listPages(deps, actor, locale),
    'PUT /api/admin/text-settings': async ({ body }, { actor }) => {
      await saveNoticeDays(deps, actor, body.noticeDays)
      return body
    },
    'GET /api/admin/texts/{page}': ({ params, query }, { actor, locale }) =>
      readFile(deps, actor, params.page, { ...query, locale }),
    'PUT /api/admin/texts/{page}/draft': async ({ params, body }, { actor }) => {
      await saveDraft(deps, actor, params.page, body)
      return must(await readDraft(deps, params.page), 'the draft just saved')
    },
    'DELETE /api/admin/texts/{page}/draft': async ({ params, query }, { actor }) => {
      await discardDraft(deps, actor, params.page, query.revision)
      return {}
    },
    'POST /api/admin/texts/{page}/preview': ({ params, body }, { actor }) =>
      previewText(deps, actor, params.page, body),
    'POST /api/admin/texts/{page}/versions': async ({ params, body }, { actor, locale }) => {
      await publish(deps, actor, params.page, body)
      return readFile(deps, actor, params.page, { locale })
    },
  })
