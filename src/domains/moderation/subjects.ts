import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { readSellers } from '../companies/index.ts'
import { readProduct, sellerGoods } from '../products/index.ts'
import { readReviewInQuestion } from '../reviews/index.ts'
import { readShop } from '../shops/index.ts'
import type { ReportSubject } from './contract.ts'
import type { SubjectKind } from './rules/reasons.ts'

/** `words`, `pictures`: what it says and shows, where that is little. */
export type Subject = ReportSubject & { companyId: number; words: string | null; pictures: string[] }

/** What anybody sees and may report; `subject_not_found`. */
export async function readSubject(deps: Deps, kind: SubjectKind, id: number): Promise<Subject> {
  return named(deps, kind, id, await gone(() => publicFacts(deps, kind, id)))
}

/** The same for the operator, also where nobody else sees it (any more); null: it is gone. */
export async function findSubject(deps: Deps, kind: SubjectKind, id: number): Promise<Subject | null> {
  const facts = await anyFacts(deps, kind, id)
  return facts && named(deps, kind, id, facts)
}

type Facts = { companyId: number; title: string; path: string; words: string | null; pictures: string[] }

async function publicFacts(deps: Deps, kind: SubjectKind, id: number): Promise<Facts | null> {
  if (kind !== 'product' && kind !== 'review') return anyFacts(deps, kind, id)
  if (kind === 'review') {
    const { shown } = await readReviewInQuestion(deps, id)
    return shown ? anyFacts(deps, kind, id) : null
  }
  const { companyId, title } = await readProduct(deps, id)
  return { companyId, title, path: `/products/${id}`, words: null, pictures: [] }
}

async function anyFacts(deps: Deps, kind: SubjectKind, id: number): Promise<Facts | null> {
  switch (kind) {
    case 'product': {
      const [product] = await sellerGoods.readProductNames(deps, [id])
      return product
        ? { companyId: product.companyId, title: product.title, path: `/products/${id}`, words: null, pictures: [] }
        : null
    }
    case 'review':
      return known(async () => {
        const { companyId, product, comment, pictures } = await readReviewInQuestion(deps, id)
        return { companyId, title: product.title, path: `/products/${product.id}#reviews`, words: comment, pictures }
      })
    case 'shop':
      return known(async () => {
        const { companyId, title } = await readShop(deps, id)
        return { companyId, title, path: `/shops/${id}`, words: null, pictures: [] }
      })
    case 'company': {
      const [company] = await readSellers(deps, [id])
      return company ? { companyId: id, title: company.name, path: `/company/${id}`, words: null, pictures: [] } : null
    }
  }
}

async function known<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Failure && error.kind === 'notFound') return null
    throw error
  }
}

async function gone(read: () => Promise<Facts | null>): Promise<Facts> {
  const facts = await known(read)
  if (!facts) throw new Failure('notFound', 'subject_not_found')
  return facts
}

async function named(deps: Deps, kind: SubjectKind, id: number, facts: Facts): Promise<Subject> {
  const [seller] = await readSellers(deps, [facts.companyId])
  // A company that does not sell any more has no public name.
  return { kind, id, seller: seller?.name ?? `#${facts.companyId}`, ...facts }
}
