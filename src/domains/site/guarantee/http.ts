import { createReadStream } from 'node:fs'
import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { changeNotice, removeNotice } from './change-notice.ts'
import { guaranteeContract } from './contract.ts'
import { findNotice, readNotice } from './read-notice.ts'

/** The official notice of the legal guarantee: its files for everybody, and the operator's uploads. */
export const guaranteeService = (deps: Deps) =>
  service(guaranteeContract, {
    'GET /api/guarantee-notice/{locale}': async ({ params }) => {
      const { path, media, name } = await findNotice(deps, params.locale)
      return new FileAnswer(createReadStream(path), media, name)
    },
    'GET /api/admin/guarantee-notice': (_, { actor }) => readNotice(deps, actor),
    'PUT /api/admin/guarantee-notice/{locale}': ({ params, file }, { actor }) =>
      changeNotice(deps, actor, params.locale, file),
    'DELETE /api/admin/guarantee-notice/{locale}': ({ params }, { actor }) => removeNotice(deps, actor, params.locale),
  })
