import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { changeMailText, previewMailText } from './change-text.ts'
import { mailTextsContract } from './contract.ts'
import { listMailTexts, readMailText } from './read-text.ts'

/** The words of mails, as the operator writes them. */
export const mailTextsService = (deps: Deps) =>
  service(mailTextsContract, {
    'GET /api/admin/mail-texts': (_, { actor }) => listMailTexts(deps, actor),
    'GET /api/admin/mail-texts/{template}': ({ params, query }, { actor }) =>
      readMailText(deps, actor, params.template, query.before),
    'PUT /api/admin/mail-texts/{template}/{locale}': async ({ params, body }, { actor }) => {
      await changeMailText(deps, actor, params, body)
      return readMailText(deps, actor, params.template)
    },
    'DELETE /api/admin/mail-texts/{template}/{locale}': async ({ params, query }, { actor }) => {
      await changeMailText(deps, actor, params, { words: null, version: query.version })
      return readMailText(deps, actor, params.template)
    },
    'POST /api/admin/mail-texts/{template}/{locale}/preview': ({ params, body }, { actor }) =>
      previewMailText(deps, actor, params, body.words),
  })
