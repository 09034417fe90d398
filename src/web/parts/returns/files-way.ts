import type { CaseFileView } from '../../../domains/returns/contract.ts'

export type SendCaseFile = (file: File, onProgress: (part: number) => void) => Promise<{ id: number }>

/** How whoever looks at a case sends files to it and reads those that are there. */
export type FilesWay = {
  send: SendCaseFile
  get: (file: CaseFileView, preview: boolean) => Promise<Blob>
  /** Where a browser without scripts finds it. */
  href?: (file: CaseFileView) => string
}

/** What the server keeps of a name. */
export const sentName = ({ name }: File) => name.slice(-120)
