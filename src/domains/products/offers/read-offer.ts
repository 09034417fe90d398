import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { slugify } from '../../../values/text-fold.ts'
import { readContacts } from '../../accounts/index.ts'
import { requireMember } from '../../companies/index.ts'
import { readLowestPrices } from '../../pricing/index.ts'
import { offerNotices } from '../rules/offer-notices.ts'
import { findOffer, lockOffer, type StoredOffer } from '../store/offers.ts'
import type { OwnOffer } from './contract.ts'

/** A product of the company as its team sees it, whatever its status; `product_not_found` for those of others. */
export async function readOffer(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  productId: number,
): Promise<OwnOffer> {
  requireMember(deps, actor, companyId, 'products.view')
  return composeOffer(deps, companyId, productId)
}

/** The same for verbs that have asked already; inside a transaction what it has written. */
export async function composeOffer(deps: Deps, companyId: number, productId: number): Promise<OwnOffer> {
  const { updatedById, ...stored } = await requireOffer(deps, companyId, productId)
  const names = await readNames(deps, [updatedById])
  const lowest = await readLowestPrices(
    deps,
    companyId,
    stored.versions.map(({ id }) => id),
  )
  return {
    ...stored,
    versions: stored.versions.map((version) => ({ ...version, reducibleBelow: lowest.get(version.id) ?? null })),
    slug: slugify(stored.title),
    notices: offerNotices(stored),
    soldOut: stored.versions.every((version) => version.quantity === 0),
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    updatedBy: names.get(updatedById ?? '') ?? null,
  }
}

/** Locks the offer until the caller's transaction ends, and what is stored of it then. */
export async function requireLockedOffer(deps: Deps, companyId: number, productId: number): Promise<StoredOffer> {
  if (!(await lockOffer(deps.db, companyId, productId))) throw new Failure('notFound', 'product_not_found')
  return requireOffer(deps, companyId, productId)
}

/** What is stored of an offer of the company, or `product_not_found`. */
export async function requireOffer(deps: Deps, companyId: number, productId: number): Promise<StoredOffer> {
  const stored = await findOffer(deps.db, companyId, productId)
  if (!stored) throw new Failure('notFound', 'product_not_found')
  return stored
}

/** Names of people by id; who has left has none. */
export async function readNames(deps: Deps, userIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const contacts = await readContacts(deps, ids)
  return new Map(contacts.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]))
}
