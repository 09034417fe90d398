import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../values/paging.ts'
import { foldText } from '../../values/text-fold.ts'
import { readContacts } from '../accounts/index.ts'
import { readAudit } from '../audit/index.ts'
import type { BrandFile, BrandRow } from './contract.ts'
import { lacksOf } from './rules/trader.ts'
import { findBrand, findBrands, type StoredBrand } from './store/brands.ts'

type Wanted = { q?: string | undefined; lacks?: 'some' | 'none' | undefined; after?: string | undefined }

/** Brands by name, a page at a time; `invalid_cursor`. */
export async function listBrands(deps: Deps, actor: Actor | undefined, wanted: Wanted) {
  requireOperator(actor)
  const found = await findBrands(deps.db, {
    words: wanted.q ? foldText(wanted.q.trim()) : null,
    lacks: wanted.lacks ?? null,
    after: readPlace(wanted.after),
    limit: PAGE_SIZE + 1,
  })
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return { brands: page.map(rowOf), next: found.length > PAGE_SIZE && last ? encodeCursor([last.key]) : null }
}

function readPlace(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  const [key, ...more] = decodeCursor(cursor) ?? []
  if (typeof key !== 'string' || more.length > 0) throw invalidField('after', 'invalid_cursor')
  return key
}

export const rowOf = ({ key: _, updatedAt, ...brand }: StoredBrand): BrandRow => ({
  ...brand,
  lacks: lacksOf(brand),
  updatedAt: updatedAt.toISOString(),
})

/** Under which name the record of what was done knows a brand. */
export const auditId = (id: number) => `brand:${id}`

/** A brand with its last changes, or `brand_not_found`. */
export async function readBrand(deps: Deps, actor: Actor | undefined, id: number): Promise<BrandFile> {
  requireOperator(actor)
  return composeBrand(deps, id)
}

export async function composeBrand(deps: Deps, id: number): Promise<BrandFile> {
  const brand = await findBrand(deps.db, id)
  if (!brand) throw new Failure('notFound', 'brand_not_found')
  const { entries } = await readAudit(deps, { subjectKind: 'market', subjectId: auditId(id) })
  const actors = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))]
  const people = actors.length > 0 ? await readContacts(deps, actors) : []
  const names = new Map(people.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]))
  return {
    ...rowOf(brand),
    changes: entries.map(({ at, actorId, detail }) => ({
      at,
      by: names.get(actorId ?? '') ?? null,
      what: String(detail.what ?? ''),
    })),
  }
}
