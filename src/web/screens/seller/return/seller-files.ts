import { api } from '../../../browser-api.ts'
import { sendFile } from '../../../parts/files/send-file.ts'
import { type FilesWay, sentName } from '../../../parts/returns/files-way.ts'

const FILES = '/api/companies/{id}/returns/{caseId}/files'

/** Files of a case, for the company it is with. */
export const sellerFiles = (id: number, caseId: number): FilesWay => ({
  send: (file, onProgress) =>
    sendFile(`POST ${FILES}`, { params: { id, caseId }, query: { name: sentName(file) } }, file, onProgress),
  get: ({ id: fileId }, preview) =>
    api(`GET ${FILES}/{fileId}`, { params: { id, caseId, fileId }, query: { preview } }),
})
