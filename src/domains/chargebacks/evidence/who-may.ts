import type { Deps } from '../../../platform/deps.ts'
import { openPaper } from '../../../platform/files/sealed-papers.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { requireMember } from '../../companies/index.ts'
import type { EvidenceKind } from '../../payments/contract.ts'
import type { ChargebackView, OrderChargeback } from '../contract.ts'
import { readOrderChargebacks } from '../read-chargebacks.ts'
import { viewsOf } from '../show-chargebacks.ts'
import { findChargebacks } from '../store/lists.ts'
import { type Added, addFile, deleteOwn, note, type Owner, requireFile, setKind } from './change-files.ts'
import { askToSend } from './send-answer.ts'

type OfFile = { id: number; fileId: number }
type OfOrder = { id: number; number: string; chargebackId: number }
type Download = { bytes: Uint8Array<ArrayBuffer>; media: string; name: string }

export async function addAsOperator(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  added: Added & { file: Upload },
): Promise<ChargebackView> {
  await addFile(deps, asOperator(actor), id, added)
  return read(deps, id)
}

/** What the market's people read of others' papers is put on record. */
export async function downloadAsOperator(deps: Deps, actor: Actor | undefined, wanted: OfFile): Promise<Download> {
  const operator = asOperator(actor)
  const file = await download(deps, operator, wanted.id, wanted.fileId)
  await note(deps, operator, 'chargebackFileRead', { chargeback: wanted.id, file: wanted.fileId })
  return file
}

export async function setKindAsOperator(
  deps: Deps,
  actor: Actor | undefined,
  wanted: OfFile,
  kind: EvidenceKind | null,
): Promise<ChargebackView> {
  await setKind(deps, asOperator(actor), wanted, kind)
  return read(deps, wanted.id)
}

export async function removeAsOperator(
  deps: Deps,
  actor: Actor | undefined,
  { id, fileId }: OfFile,
): Promise<ChargebackView> {
  await deleteOwn(deps, asOperator(actor), id, fileId)
  return read(deps, id)
}

export async function sendAsOperator(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  words: string,
): Promise<ChargebackView> {
  await askToSend(deps, asOperator(actor), id, words)
  return read(deps, id)
}

export async function addAsSeller(
  deps: Deps,
  actor: Actor | undefined,
  of: OfOrder,
  added: Added & { file: Upload },
): Promise<OrderChargeback[]> {
  await addFile(deps, await asSeller(deps, actor, of, 'orders.cancel'), of.chargebackId, added)
  return readOrderChargebacks(deps, actor, of.id, of.number)
}

export async function downloadAsSeller(
  deps: Deps,
  actor: Actor | undefined,
  of: OfOrder & { fileId: number },
): Promise<Download> {
  return download(deps, await asSeller(deps, actor, of, 'orders.view'), of.chargebackId, of.fileId)
}

export async function removeAsSeller(
  deps: Deps,
  actor: Actor | undefined,
  of: OfOrder & { fileId: number },
): Promise<OrderChargeback[]> {
  await deleteOwn(deps, await asSeller(deps, actor, of, 'orders.cancel'), of.chargebackId, of.fileId)
  return readOrderChargebacks(deps, actor, of.id, of.number)
}

function asOperator(actor: Actor | undefined): Owner & { companyId: null } {
  const { userId } = requireOperator(actor)
  return { userId, byUser: userId, companyId: null }
}

/** A member of the company whose order the chargeback is about: `chargeback_not_found` for others'. */
async function asSeller(
  deps: Deps,
  actor: Actor | undefined,
  { id: companyId, number, chargebackId }: OfOrder,
  action: 'orders.cancel' | 'orders.view',
): Promise<Owner> {
  const member = requireMember(deps, actor, companyId, action)
  const own = await readOrderChargebacks(deps, actor, companyId, number)
  if (!own.some(({ id }) => id === chargebackId)) throw new Failure('notFound', 'chargeback_not_found')
  return { userId: member.actor.userId, byUser: member.byUser, companyId }
}

async function download(deps: Deps, owner: Owner, chargebackId: number, fileId: number): Promise<Download> {
  const { fileKey, media, name } = await requireFile(deps, owner, chargebackId, fileId)
  const bytes = await openPaper(deps, fileKey)
  if (!bytes) throw new Failure('notFound', 'evidence_not_found')
  return { bytes, media, name }
}

async function read(deps: Deps, id: number): Promise<ChargebackView> {
  const [view] = await viewsOf(deps, await findChargebacks(deps.db, [id]))
  return must(view, `chargeback ${id}`)
}
