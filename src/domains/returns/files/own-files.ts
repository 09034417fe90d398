import { access } from 'node:fs/promises'
import type { Deps } from '../../../platform/deps.ts'
import { openPaper } from '../../../platform/files/sealed-papers.ts'
import { must } from '../../../values/must.ts'
import { documented } from '../../orders/index.ts'
import { findCasesOf } from '../store/cases.ts'
import { findFiles, takeUnneeded } from '../store/files.ts'
import { removeLater } from './add-file.ts'

/** `read` opens it when its turn comes. */
export type OwnCaseFile = { name: string; read: () => Promise<Uint8Array> }

/**
 * What the sides of a person's cases sent, those of the newest orders first, until so many bytes are full; a file that was lost is in the log. A few
 * statements for fifty orders, and nothing is opened before it is read.
 */
export async function findCaseFilesOf(deps: Deps, userId: string, most: number): Promise<OwnCaseFile[]> {
  const found: OwnCaseFile[] = []
  let room = most
  for await (const orders of documented.ordersOfPerson(deps, userId)) {
    const numbers = new Map(orders.map(({ id, number }) => [id, number]))
    const cases = new Map((await findCasesOf(deps.db, [...numbers.keys()])).map((one) => [one.id, one]))
    const files = cases.size === 0 ? [] : await findFiles(deps.db, [...cases.keys()])
    for (const { id, caseId, statementId, name, size, fileKey } of files.toReversed()) {
      if (statementId === null) continue
      if (size > room) return found
      room -= size
      if (!(await isThere(deps, fileKey))) continue
      const { orderId, position } = must(cases.get(caseId), `case ${caseId}`)
      const number = must(numbers.get(orderId), `order ${orderId}`)
      const read = async () => must(await openPaper(deps, fileKey), `the file ${id} of a case`)
      found.push({ name: `${number}-${position}/${id}-${name}`, read })
    }
  }
  return found
}

async function isThere(deps: Deps, fileKey: string): Promise<boolean> {
  const there = await access(deps.files.path(fileKey)).then(
    () => true,
    () => false,
  )
  if (!there) deps.log.error({ caseFile: fileKey, missing: 'its bytes' })
  return there
}

/**
 * Removes what a person sent to cases and nobody needs, in the caller's transaction and while orders still name them: what no statement took, and
 * what belongs to cases the person took back. What was said with it in any other case proves who is right, for a year after its end.
 */
export async function eraseCaseFiles(deps: Deps, userId: string): Promise<void> {
  for await (const orders of documented.ordersOfPerson(deps, userId)) {
    const keys = await takeUnneeded(
      deps.db,
      orders.map(({ id }) => id),
    )
    for (const fileKey of keys) await removeLater(deps, fileKey, deps.now())
  }
}
