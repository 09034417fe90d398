import type { DocumentContent } from './rules/content.ts'
import { type DocumentRow, hashOf } from './store/documents.ts'

/** The content of a document; throws when it is not what was issued. */
export function contentOf({ id, text, hash }: Pick<DocumentRow, 'id' | 'text' | 'hash'>): DocumentContent {
  if (!hashOf(text).equals(hash)) throw new Error(`document ${id} is not what was issued`)
  return JSON.parse(text) as DocumentContent
}
