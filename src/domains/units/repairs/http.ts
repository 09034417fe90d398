import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { repairsContract } from './contract.ts'
import { exportAllRepairs, exportOwnRepairs, type RepairsFile } from './export-repairs.ts'

/** The record of repairs as files, for companies and the operator. */
export const repairsService = (deps: Deps) =>
  service(repairsContract, {
    'GET /api/companies/{id}/unit-repairs': ({ params, query }, { actor, locale }) =>
      fileOf(exportOwnRepairs(deps, actor, params.id, { ...query, locale })),
    'GET /api/admin/unit-repairs': ({ query }, { actor, locale }) =>
      fileOf(exportAllRepairs(deps, actor, { ...query, locale })),
  })

async function fileOf(file: Promise<RepairsFile>): Promise<FileAnswer> {
  const { text, media, name } = await file
  return new FileAnswer(new TextEncoder().encode(text), media, name)
}
