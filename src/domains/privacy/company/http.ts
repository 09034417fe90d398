import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { askExport, listDataExports, openDataExport } from './ask-export.ts'
import { dataExportsContract } from './contract.ts'

const ZIP = 'application/zip'

/** What a company, or the operator of the whole market, takes along. */
export const dataExportsService = (deps: Deps) =>
  service(dataExportsContract, {
    'GET /api/companies/{id}/data-exports': ({ params }, { actor }) => listDataExports(deps, actor, params.id),
    'POST /api/companies/{id}/data-exports': ({ params }, { actor, locale }) =>
      askExport(deps, actor, params.id, locale),
    'GET /api/companies/{id}/data-exports/{exportId}/file': async ({ params }, { actor }) => {
      const { stream, name } = await openDataExport(deps, actor, params.id, params.exportId)
      return new FileAnswer(stream, ZIP, name)
    },
    'GET /api/admin/data-exports': (_, { actor }) => listDataExports(deps, actor, null),
    'POST /api/admin/data-exports': (_, { actor, locale }) => askExport(deps, actor, null, locale),
    'GET /api/admin/data-exports/{id}/file': async ({ params }, { actor }) => {
      const { stream, name } = await openDataExport(deps, actor, null, params.id)
      return new FileAnswer(stream, ZIP, name)
    },
  })
