import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { addDocument } from './add-document.ts'
import { changeData } from './change-data.ts'
import { companiesContract } from './contract.ts'
import { lookUpCompany } from './look-up.ts'
import { readCompany, readMyCompanies } from './read-companies.ts'
import { readDocument } from './read-document.ts'
import { readData } from './read-own-company.ts'
import { registerCompany } from './register-company.ts'
import { removeDocument } from './remove-document.ts'
import { changePhoto, saveDraftPhoto } from './save-photo.ts'
import { submitCompany } from './submit-company.ts'

/** Companies for everybody and for those who work there: registration in steps, data, documents, photo, submission. */
export const companiesService = (deps: Deps) =>
  service(companiesContract, {
    'GET /api/companies/mine': async (_, { actor }) => ({ companies: await readMyCompanies(deps, actor) }),
    'GET /api/companies/{id}': async ({ params }, call) => {
      call.cache({ tags: [`company:${params.id}`], maxAge: 300 })
      return readCompany(deps, params.id)
    },
    'GET /api/company-lookup': ({ query }, { address }) => lookUpCompany(deps, { ...query, address }),
    'POST /api/company-registrations/photo': ({ file }, { actor, address }) =>
      saveDraftPhoto(deps, actor, { file, address }),
    'POST /api/company-registrations': ({ body }, call) => registerCompany(deps, body, call),
    'GET /api/companies/{id}/data': ({ params }, { actor }) => readData(deps, actor, params.id),
    'PUT /api/companies/{id}/data': ({ params, body }, { actor, origin }) =>
      changeData(deps, actor, params.id, body, origin),
    'PUT /api/companies/{id}/photo': ({ params, file }, { actor }) => changePhoto(deps, actor, params.id, file),
    'POST /api/companies/{id}/submit': ({ params }, { actor, origin }) => submitCompany(deps, actor, params.id, origin),
    'POST /api/companies/{id}/documents': ({ params, query, file }, { actor }) =>
      addDocument(deps, actor, { companyId: params.id, ...query, file }),
    'GET /api/companies/{id}/documents/{documentId}': async ({ params }, { actor }) => {
      const document = await readDocument(deps, actor, { companyId: params.id, documentId: params.documentId })
      return new FileAnswer(document.bytes, document.media, document.name)
    },
    'DELETE /api/companies/{id}/documents/{documentId}': async ({ params }, { actor }) => {
      await removeDocument(deps, actor, { companyId: params.id, documentId: params.documentId })
      return undefined
    },
  })
