import type { Deps } from '../../platform/deps.ts'
import { openPaper } from '../../platform/files/sealed-papers.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import { readOrderOf } from '../fulfilment/index.ts'
import type { LabelCarrier, PrintFormat } from '../shipping/contract.ts'
import { readConnected, readSending } from '../shipping/index.ts'
import type { LabelView } from './contract.ts'
import { presentLabel } from './present-label.ts'
import { findBatch, findLabel, findLabelsOf, type StoredLabel } from './store/labels.ts'

export type LabelAsk = { companyId: number; id: number }
type Asker = Actor | undefined

/** Labels as they are shown, and how the company prints them. */
export type ShownLabels = { labels: LabelView[]; print: PrintFormat }

export async function readOrderLabels(
  deps: Deps,
  actor: Asker,
  companyId: number,
  number: string,
): Promise<ShownLabels & { connected: LabelCarrier[] }> {
  requireMember(deps, actor, companyId, 'orders.view')
  const labels = await findLabelsOf(deps.db, await readOrderOf(deps, companyId, number))
  return { ...(await showLabels(deps, companyId, labels)), connected: await readConnected(deps.db, companyId) }
}

export async function readBatch(deps: Deps, actor: Asker, companyId: number, batch: string): Promise<ShownLabels> {
  requireMember(deps, actor, companyId, 'orders.view')
  const labels = await findBatch(deps.db, companyId, batch)
  if (labels.length === 0) throw new Failure('notFound', 'label_not_found')
  return showLabels(deps, companyId, labels)
}

export async function showLabels(deps: Deps, companyId: number, labels: readonly StoredLabel[]): Promise<ShownLabels> {
  const { print } = await readSending(deps, companyId)
  return { labels: labels.map(presentLabel), print }
}

export async function readLabelFile(deps: Deps, actor: Asker, ask: LabelAsk): Promise<Uint8Array<ArrayBuffer>> {
  requireMember(deps, actor, ask.companyId, 'orders.view')
  const label = await requireLabel(deps, ask)
  const bytes = label.state === 'bought' && label.fileKey !== null && (await openPaper(deps, label.fileKey))
  if (!bytes) throw new Failure('conflict', 'label_not_ready')
  return bytes
}

export async function requireLabel(deps: Deps, { companyId, id }: LabelAsk): Promise<StoredLabel> {
  const label = await findLabel(deps.db, companyId, id)
  if (!label) throw new Failure('notFound', 'label_not_found')
  return label
}
