import type { Deps } from '../../../platform/deps.ts'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { changePrices } from '../../pricing/index.ts'
import { adjustStock, findOrdered } from '../../stock/index.ts'
import { deleteVersions, insertFreshVersions, lockVersionsOf, updateVersions } from '../store/offer-versions.ts'
import type { OfferBody } from './contract.ts'
import { renameFields } from './rename-fields.ts'

type Wanted = OfferBody['versions'][number] & { position: number }
type Known = { id: number; name: string }
type Target = { companyId: number; productId: number; known: readonly Known[]; byUser: string | null }

/**
 * Makes the versions of a product what was sent, inside the caller's transaction: those with an id stay, those without are new, those
 * missing go. Prices move by the rules of reductions, stock by pieces.
 */
export async function saveVersions(
  deps: Deps,
  { companyId, productId, known, byUser }: Target,
  versions: OfferBody['versions'],
): Promise<void> {
  const wanted = versions.map((version, position) => ({ ...version, position }))
  requireOwn(wanted, known)
  const kept = wanted.flatMap((version) => (version.id === null ? [] : [{ ...version, id: version.id }]))
  await lockVersionsOf(deps.db, productId)
  const staying = new Set(kept.map((version) => version.id))
  await removeVersions(
    deps,
    companyId,
    known.filter((version) => !staying.has(version.id)),
  )
  if (kept.length > 0) await updateVersions(deps.db, kept)
  const fresh = wanted.filter((version) => version.id === null)
  const freshIds = await addVersions(deps, productId, fresh)
  await changePrices(
    deps,
    companyId,
    kept.map(({ id, price, announce }) => ({ versionId: id, price, announce })),
    byUser,
  )
  const indexOf = new Map<number, number>([
    ...kept.map((version) => [version.id, version.position] as const),
    ...fresh.map((version, index) => [must(freshIds[index], 'a version just added'), version.position] as const),
  ])
  const move = (ids: number[], reason: 'initial' | 'correction') =>
    adjustStock(
      deps,
      companyId,
      ids.map((versionId) => ({
        versionId,
        delta: must(wanted[must(indexOf.get(versionId), 'the place of a version')], 'a version').stockDelta,
      })),
      { reason, byUser },
    )
  await renameFields(
    (id) => `versions.${indexOf.get(id)}.stockDelta`,
    async () => {
      await move(freshIds, 'initial')
      await move([...staying], 'correction')
    },
  )
}

function requireOwn(wanted: readonly Wanted[], known: readonly Known[]): void {
  const left = new Set(known.map((version) => version.id))
  const fields: FieldError[] = wanted.flatMap(({ id, position }) =>
    // A version stands in one place.
    id === null || left.delete(id) ? [] : [{ field: `versions.${position}.id`, code: 'version_not_found' }],
  )
  if (fields.length > 0) throw new Failure('notFound', 'version_not_found', { fields })
}

async function removeVersions(deps: Deps, companyId: number, versions: readonly Known[]): Promise<void> {
  if (versions.length === 0) return
  const ids = versions.map((version) => version.id)
  const ordered = new Set(await findOrdered(deps.db, ids))
  const fields = versions
    .filter((version) => ordered.has(version.id))
    .map(({ name }) => ({ field: 'versions', code: 'version_ordered', params: { name } }))
  const params = fields[0]?.params
  if (params) throw new Failure('conflict', 'version_ordered', { fields, params })
  await deleteVersions(deps.db, companyId, ids, deps.now())
}

async function addVersions(deps: Deps, productId: number, versions: readonly Wanted[]): Promise<number[]> {
  return versions.length === 0 ? [] : insertFreshVersions(deps.db, productId, versions, deps.now())
}
