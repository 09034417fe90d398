import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { notesContract } from './contract.ts'
import { addNote, dropNote, editNote, readNotes } from './notes.ts'

/** What a company's people note about an order for each other. */
export const notesService = (deps: Deps) =>
  service(notesContract, {
    'GET /api/companies/{id}/orders/{number}/notes': ({ params: { id, number } }, { actor }) =>
      readNotes(deps, actor, { companyId: id, number }),
    'POST /api/companies/{id}/orders/{number}/notes': ({ params: { id, number }, body }, { actor }) =>
      addNote(deps, actor, { companyId: id, number }, body.text),
    'PUT /api/companies/{id}/orders/{number}/notes/{note}': ({ params: { id, ...of }, body }, { actor }) =>
      editNote(deps, actor, { companyId: id, ...of }, body),
    'DELETE /api/companies/{id}/orders/{number}/notes/{note}': ({ params: { id, ...of } }, { actor }) =>
      dropNote(deps, actor, { companyId: id, ...of }),
  })
