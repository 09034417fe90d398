import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, type Handlers } from '../../../platform/http/service.ts'
import type { exportsContract } from './contract.ts'
import { openExport, readExport, readExports, startExport } from './exports.ts'
import { readTemplate } from './read-template.ts'

const MEDIA = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const exportHandlers = (deps: Deps): Handlers<typeof exportsContract> => ({
  'GET /api/companies/{id}/import-template.csv': async ({ params }, { actor, locale }) => {
    const { name, text } = await readTemplate(deps, actor, params.id, locale)
    return new FileAnswer(new TextEncoder().encode(text), MEDIA.csv, name)
  },
  'POST /api/companies/{id}/exports': ({ params, body }, { actor, locale }) =>
    startExport(deps, actor, params.id, { ...body, locale }),
  'GET /api/companies/{id}/exports': ({ params }, { actor }) => readExports(deps, actor, params.id),
  'GET /api/companies/{id}/exports/{exportId}': ({ params }, { actor }) =>
    readExport(deps, actor, { companyId: params.id, exportId: params.exportId }),
  'GET /api/companies/{id}/exports/{exportId}/file': async ({ params }, { actor }) => {
    const exported = await openExport(deps, actor, { companyId: params.id, exportId: params.exportId })
    return new FileAnswer(exported.stream, MEDIA[exported.format], exported.name)
  },
})
