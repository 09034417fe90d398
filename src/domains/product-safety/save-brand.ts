import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { normalizeBrand } from '../../values/brands.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { brandKey } from './brand-key.ts'
import type { BrandBody, BrandFile, Trader } from './contract.ts'
import { auditId, composeBrand } from './read-brands.ts'
import { type BrandToSave, insertBrand, lockBrand, updateBrand } from './store/brands.ts'

/** Pages of products show what is known of brands. */
export const SAFETY_TAG = 'safety'

/** Enters a brand; `brand_exists`. */
export async function addBrand(deps: Deps, actor: Actor | undefined, body: BrandBody): Promise<BrandFile> {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const brand = toSave(body)
    const id = await insertBrand(db, brand, deps.now())
    if (id === undefined) throw invalidField('name', 'brand_exists')
    await record(inside, userId, id, changesOf({ name: '', maker: null, responsible: null }, brand))
    await invalidateTags(db, [SAFETY_TAG])
    return composeBrand(inside, id)
  })
}

/** Saves a brand that nobody else has changed meanwhile; `brand_not_found`, `brand_changed`, `brand_exists`. */
export async function saveBrand(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  { revision, ...body }: BrandBody & { revision: number },
): Promise<BrandFile> {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const before = await lockBrand(db, id)
    if (!before) throw new Failure('notFound', 'brand_not_found')
    if (before.revision !== revision) throw new Failure('conflict', 'brand_changed')
    const brand = toSave(body)
    if (!(await updateBrand(db, id, brand, deps.now()))) throw invalidField('name', 'brand_exists')
    await record(inside, userId, id, changesOf(before, brand))
    await invalidateTags(db, [SAFETY_TAG])
    return composeBrand(inside, id)
  })
}

const toSave = ({ name, maker, responsible }: BrandBody): BrandToSave => ({
  name: normalizeBrand(name),
  key: brandKey(name),
  maker,
  responsible,
})

const record = (deps: Deps, userId: string, id: number, what: string) =>
  recordAudit(deps, {
    ...{ actorId: userId, action: 'brandChanged', subjectKind: 'market', subjectId: auditId(id), detail: { what } },
  })

type Facts = Pick<BrandToSave, 'name' | 'maker' | 'responsible'>
const wordsOf = (who: Trader | null) => (who ? `${who.name}, ${who.address}, ${who.country}, ${who.contact}` : '–')

/** What was and what is, of what changed. */
function changesOf(before: Facts, after: Facts): string {
  const pairs = [
    [before.name || '–', after.name],
    [wordsOf(before.maker), wordsOf(after.maker)],
    [wordsOf(before.responsible), wordsOf(after.responsible)],
  ]
  return pairs.flatMap(([was, is]) => (was === is ? [] : [`${was} → ${is}`])).join('; ')
}
