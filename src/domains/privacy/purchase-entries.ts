import type { Deps } from '../../platform/deps.ts'
import { findFilesOf, type PersonFile, readDocumentsOf } from '../documents/index.ts'
import { readPurchasesOf } from '../orders/index.ts'
import { readCasesOf } from '../returns/index.ts'
import { readReviewsOf } from '../reviews/index.ts'
import { jsonList, type ZipEntry } from './write-zip.ts'

/** The folder of the files. */
export const DOCUMENTS = 'documents/'
/** Drawn for one export, each about a second of a processor; the others are facts, and on the pages of their orders. */
const DRAWN = 25

/** What a person bought, what they said of it, and the documents of it: facts of all, and the newest as files. */
export async function purchaseEntries(deps: Deps, userId: string): Promise<ZipEntry[]> {
  const files = await findFilesOf(deps, userId, DRAWN)
  return [
    { name: 'orders.json', content: jsonList(readPurchasesOf(deps, userId)) },
    { name: 'documents.json', content: jsonList(readDocumentsOf(deps, userId)) },
    { name: 'reviews.json', content: jsonList(readReviewsOf(deps, userId)) },
    { name: 'returns.json', content: jsonList(readCasesOf(deps, userId)) },
    ...files.map(fileEntry),
  ]
}

/** Drawn when its turn comes: one at a time, in a thread. */
function fileEntry({ name, read }: PersonFile): ZipEntry {
  async function* content() {
    yield Buffer.from(await read())
  }
  return { name: `${DOCUMENTS}${name}`, content: content() }
}
