import type { Deps } from '../../platform/deps.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { findFilesOf, readDocumentsOf } from '../documents/index.ts'
import { readLabelsOf } from '../labels/index.ts'
import { readReportsOf } from '../moderation/index.ts'
import { readPurchasesOf } from '../orders/index.ts'
import { findCaseFilesOf, readCasesOf } from '../returns/index.ts'
import { readReviewsOf } from '../reviews/index.ts'
import { jsonList, type ZipEntry } from './write-zip.ts'

/** The folders of files, and what README.txt calls each. */
export const FOLDERS = { 'documents/': 'files', 'case-files/': 'caseFiles' } as const
/** Drawn for one export, each about a second of a processor; the others are facts, and on the pages of their orders. */
const DRAWN = 25
/** Of the sides of cases: the newest, the others are named in returns.json and on the pages of their cases. */
const CASE_FILES = 20 * MEGABYTE

/** What a person bought, what they said of it, and the documents and files of cases of it: facts of all, and the newest as files. */
export async function purchaseEntries(deps: Deps, userId: string): Promise<ZipEntry[]> {
  const files = await findFilesOf(deps, userId, DRAWN)
  const sent = await findCaseFilesOf(deps, userId, CASE_FILES)
  return [
    { name: 'orders.json', content: jsonList(readPurchasesOf(deps, userId)) },
    { name: 'labels.json', content: jsonList(readLabelsOf(deps, userId)) },
    { name: 'documents.json', content: jsonList(readDocumentsOf(deps, userId)) },
    { name: 'reviews.json', content: jsonList(readReviewsOf(deps, userId)) },
    { name: 'reports.json', content: jsonList(readReportsOf(deps, userId)) },
    { name: 'returns.json', content: jsonList(readCasesOf(deps, userId)) },
    ...files.map((file) => fileEntry('documents/', file)),
    ...sent.map((file) => fileEntry('case-files/', file)),
  ]
}

/** Drawn or opened when its turn comes, one at a time. */
function fileEntry(
  folder: keyof typeof FOLDERS,
  { name, read }: { name: string; read: () => Promise<Uint8Array> },
): ZipEntry {
  async function* content() {
    yield Buffer.from(await read())
  }
  return { name: `${folder}${name}`, content: content() }
}
