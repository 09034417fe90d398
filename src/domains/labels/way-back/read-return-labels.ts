import type { Deps } from '../../../platform/deps.ts'
import { openPaper } from '../../../platform/files/sealed-papers.ts'
import { Failure } from '../../../values/failure.ts'
import { accountOf, type LabelCarrier } from '../../shipping/contract.ts'
import { readConnected } from '../../shipping/index.ts'
import { type ShownLabels, showLabels } from '../read-labels.ts'
import { bindsPieces } from '../rules/label-states.ts'
import { findWayBack } from '../store/labels.ts'
import { findPrintable } from './store.ts'

type OfMatter = { orderId: number; matter: string }

/** All labels of a matter as the company sees them, the newest first, whether one was bought or may yet be (`hasOne`), and which of its carriers have such labels. */
export async function readReturnLabels(
  deps: Deps,
  companyId: number,
  { orderId, matter }: OfMatter,
): Promise<ShownLabels & { hasOne: boolean; carriers: LabelCarrier[] }> {
  const labels = await findWayBack(deps.db, orderId, matter)
  const connected = await readConnected(deps.db, companyId)
  return {
    ...(await showLabels(deps, companyId, labels)),
    hasOne: labels.some(({ state }) => bindsPieces(state)),
    carriers: connected.filter((carrier) => accountOf(carrier).returns),
  }
}

/** What the buyer may know of the label that can be printed; null: there is none. */
export async function readPrintable(
  { db }: Pick<Deps, 'db'>,
  { orderId, matter }: OfMatter,
): Promise<{ id: number; carrier: LabelCarrier; trackingNumber: string } | null> {
  const found = await findPrintable(db, orderId, matter)
  return found ? { id: found.id, carrier: found.carrier, trackingNumber: found.trackingNumber } : null
}

/** `label_not_ready`: there is none, or none any more. */
export async function readReturnFile(deps: Deps, { orderId, matter }: OfMatter): Promise<Uint8Array<ArrayBuffer>> {
  const found = await findPrintable(deps.db, orderId, matter)
  const bytes = found && (await openPaper(deps, found.fileKey))
  if (!bytes) throw new Failure('conflict', 'label_not_ready')
  return bytes
}
