import type { DocumentView } from '../../../domains/documents/contract.ts'

export type DocumentFormat = 'pdf' | 'xml'

/** What a document is called in somebody's folder. */
export function fileName({ source, name }: Pick<DocumentView, 'source' | 'name'>, format: DocumentFormat): string {
  return source === 'uploaded' ? name : `${name.replaceAll('/', '-')}.${format}`
}
