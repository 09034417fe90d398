import { sendFile } from '../files/send-file.ts'
import { type SendCaseFile, sentName } from './files-way.ts'

/** How a buyer's file goes to a case. */
export const sendFilesOf =
  (params: { key: string; caseId: number }): SendCaseFile =>
  (file, onProgress) =>
    sendFile(
      'POST /api/purchases/{key}/cases/{caseId}/files',
      { params, query: { name: sentName(file) } },
      file,
      onProgress,
    )
