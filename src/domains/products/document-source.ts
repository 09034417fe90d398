import type { Deps } from '../../platform/deps.ts'
import { slugify } from '../../values/text-fold.ts'
import { type DocumentSource, findDocumentSources } from './store/document-source.ts'

export type { DocumentSource }

/** What lists and the search index need of products, in id order; unknown ids are left out. */
export async function readDocumentSources(deps: Deps, ids: readonly number[]): Promise<DocumentSource[]> {
  return (await findDocumentSources(deps.db, ids)).map((row) => ({ ...row, slug: slugify(row.title) }))
}
