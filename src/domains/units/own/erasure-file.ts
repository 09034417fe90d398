import type { Deps } from '../../../platform/deps.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireMember, requireVetted, UPLOADS } from '../../companies/index.ts'
import type { OwnUnit } from '../contract.ts'
import { presentOwn } from '../present-unit.ts'
import { addErasureFile, readErasureFile } from '../wipe-unit.ts'
import { type OfUnit, requireOwn } from './change-own.ts'

/** The PDF of the company's newest certificate for a unit; with it the passport shows the badge. */
export async function addOwnFile(deps: Deps, actor: Actor | undefined, asked: OfUnit, file: Upload): Promise<OwnUnit> {
  const { companyId } = asked
  const member = await requireVetted(deps, actor, companyId, 'units.edit')
  await deps.limits.count(UPLOADS, member.actor.userId)
  const { id: unitId } = await requireOwn(deps, asked)
  await addErasureFile(deps, { unitId, companyId }, file)
  return presentOwn(deps, await requireOwn(deps, asked), asked)
}

export async function readOwnFile(
  deps: Deps,
  actor: Actor | undefined,
  asked: Pick<OfUnit, 'companyId' | 'code'>,
): Promise<Uint8Array<ArrayBuffer>> {
  requireMember(deps, actor, asked.companyId, 'products.view')
  const { id: unitId } = await requireOwn(deps, asked)
  return readErasureFile(deps, { unitId, companyId: asked.companyId })
}
