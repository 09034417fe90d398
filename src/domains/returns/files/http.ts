import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { requireOperator } from '../../../values/actor.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import { addFile } from './add-file.ts'
import { caseFilesContract } from './contract.ts'
import { type Download, readFile } from './read-file.ts'

const answer = ({ bytes, media, name }: Download) => new FileAnswer(bytes, media, name)
const wanted = (params: { fileId: number }, query: { preview?: boolean | undefined }) => ({
  fileId: params.fileId,
  preview: query.preview ?? false,
})

/** Pictures and PDFs beside what buyer, seller and operator say to a case: for its sides alone. */
export const caseFilesService = (deps: Deps) =>
  service(caseFilesContract, {
    'POST /api/purchases/{key}/cases/{caseId}/files': ({ params, query, file }) =>
      addFile(deps, params, { by: 'buyer', byUser: null }, { ...query, file }),
    'GET /api/purchases/{key}/cases/{caseId}/files/{fileId}': async ({ params, query }) =>
      answer(await readFile(deps, { key: params.key, caseId: params.caseId }, wanted(params, query))),
    'POST /api/companies/{id}/returns/{caseId}/files': async ({ params, query, file }, { actor }) => {
      const { byUser } = requireMember(deps, actor, params.id, 'orders.cancel')
      const name = { caseId: params.caseId, companyId: params.id }
      return addFile(deps, name, { by: 'seller', byUser }, { ...query, file })
    },
    'GET /api/companies/{id}/returns/{caseId}/files/{fileId}': async ({ params, query }, { actor }) => {
      requireMember(deps, actor, params.id, 'orders.view')
      const name = { caseId: params.caseId, companyId: params.id }
      return answer(await readFile(deps, name, wanted(params, query)))
    },
    'POST /api/admin/disputes/{caseId}/files': ({ params, query, file }, { actor }) => {
      const { userId } = requireOperator(actor)
      return addFile(deps, { caseId: params.caseId }, { by: 'operator', byUser: userId }, { ...query, file })
    },
    'GET /api/admin/disputes/{caseId}/files/{fileId}': async ({ params, query }, { actor }) => {
      const { userId } = requireOperator(actor)
      const file = await readFile(deps, { caseId: params.caseId }, wanted(params, query))
      if (!query.preview) {
        await recordAudit(deps, {
          ...{ actorId: userId, action: 'caseFileRead', subjectKind: 'market', subjectId: 'disputes' },
          detail: { case: params.caseId, file: params.fileId },
        })
      }
      return answer(file)
    },
  })
