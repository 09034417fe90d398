import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { findCompaniesOnCards, membership } from '../companies/index.ts'
import { documented } from '../orders/index.ts'
import { readProduct } from '../products/index.ts'
import type { ConversationRow } from './contract.ts'
import type { Inbox } from './inbox.ts'
import { readNames } from './show-conversations.ts'
import { type Conversation, findAbout, type NewConversation } from './store/conversations.ts'

type Asked = { productId?: number | undefined; orderNumber?: string | undefined }
type Subject = Omit<NewConversation, 'at'> & { known: Conversation | undefined }

/**
 * What somebody wants to write about, as far as it is theirs to write about: a product on sale, an order bought or sold. `product_not_found`,
 * `order_not_found`, `order_of_guest` where nobody with an account bought, `own_offer`.
 */
export async function findSubject(deps: Deps, { owner, userId }: Inbox, asked: Asked): Promise<Subject> {
  if (asked.orderNumber !== undefined) return ofOrder(deps, owner, asked.orderNumber)
  if (owner.side !== 'person' || asked.productId === undefined) throw new Failure('notFound', 'product_not_found')
  return ofProduct(deps, userId, asked.productId)
}

async function ofProduct(deps: Deps, personId: string, productId: number): Promise<Subject> {
  const known = await findAbout(deps.db, { personId, productId })
  if (known) return { ...known, orderId: null, known }
  const { companyId, title } = await readProduct(deps, productId)
  const own = await membership.findCompaniesWhere(deps.db, personId, 'company.view')
  if (own.includes(companyId)) throw new Failure('conflict', 'own_offer')
  return {
    ...{ kind: 'product', personId, companyId, productId, orderId: null, orderNumber: null, subject: title },
    known,
  }
}

async function ofOrder(deps: Deps, owner: Inbox['owner'], number: string): Promise<Subject> {
  const [order] = await documented.findOrdersToTalk(deps.db, [number])
  const isTheirs =
    order !== undefined &&
    ((owner.side === 'person' && order.userId === owner.userId) ||
      (owner.side === 'company' && order.companyId === owner.companyId))
  if (!isTheirs) throw new Failure('notFound', 'order_not_found')
  const { id: orderId, companyId, userId } = order
  if (userId === null) throw new Failure('conflict', 'order_of_guest')
  const known = await findAbout(deps.db, { orderId })
  return {
    ...{ kind: 'order', personId: userId, companyId, productId: null, orderId, orderNumber: number, subject: number },
    known,
  }
}

type About = {
  conversationId: number | null
  kind: 'product' | 'order'
  subject: string
  other: ConversationRow['other']
}

/** What a message would be about, before anything is written. */
export async function readAbout(deps: Deps, inbox: Inbox, asked: Asked): Promise<About> {
  const subject = await findSubject(deps, inbox, asked)
  const { companyId } = subject
  const names = await readNames(deps, [subject])
  const [company] = companyId === null ? [] : await findCompaniesOnCards(deps.db, [companyId])
  return {
    conversationId: subject.known?.id ?? null,
    kind: subject.kind === 'order' ? 'order' : 'product',
    subject: subject.subject,
    other:
      inbox.side === 'person'
        ? { side: 'company', name: company?.shortName ?? null, companyId }
        : { side: 'person', name: names.person(subject.personId), companyId: null },
  }
}
