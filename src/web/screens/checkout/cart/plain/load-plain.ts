import type { Cart } from '../../../../../domains/cart/contract.ts'
import { needsPoint } from '../../../../../domains/shipping/rules/methods.ts'
import { ApiProblem } from '../../../../api-client.ts'
import type { LoadArgs } from '../../../../loading.ts'
import { methodOf } from './delivery-ways.ts'
import { NOTHING_PLAIN, type Picking, type PlainPage, type Refusal } from './plain-page.ts'

/** What was sent from the page, and the cart it belongs to: as the server knows them of a browser without scripts. */
type Own = { key: string | null | undefined; filled: Readonly<Record<string, string>> | undefined }

/** So many sellers' promises are answered at once. */
const MOST_SELLERS = 50

/** The page of the cart that a cookie names; for everybody who has none it is the same for all. */
export async function loadPlain({ api, url }: LoadArgs, { key, filled }: Own): Promise<PlainPage> {
  const added = Number(url.searchParams.get('added')) || null
  const refusal = filled ? readRefusal(filled) : null
  const cart = key ? await readCart(api, key) : null
  if (!cart) return { ...NOTHING_PLAIN, refusal, isCookieMissing: !refusal && added !== null }
  const companies = cart.sellerGroups.map(({ company }) => company.id).slice(0, MOST_SELLERS)
  const [{ points }, { terms }, picking, providers] = await Promise.all([
    api('GET /api/carts/{cartId}/points', { params: { cartId: cart.id } }),
    api('GET /api/return-terms', { query: { companies: companies.join() } }),
    loadPicking(api, url, refusal),
    loadProviders(api),
  ])
  const isOrder = refusal ? refusal.step === 'order' : url.searchParams.get('step') === 'data'
  return {
    ...NOTHING_PLAIN,
    ...{ cart, added, refusal, points, terms, picking, providers, isOrder },
    isPlain: isOrder || refusal !== null || picking !== null,
    typed: filled ?? {},
    attempt: filled?.attempt || crypto.randomUUID(),
  }
}

/** Null for an empty one, and for one that went in this moment. */
async function readCart(api: LoadArgs['api'], cartId: string): Promise<Cart | null> {
  try {
    const cart = await api('GET /api/carts/{cartId}', { params: { cartId } })
    return cart.sellerGroups.length > 0 ? cart : null
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'cart_not_found') return null
    throw error
  }
}

/** By the address, or after a choice that was refused: then another point is looked for. */
async function loadPicking(
  api: LoadArgs['api'],
  { searchParams }: URL,
  refusal: Refusal | null,
): Promise<Picking | null> {
  const company = refusal?.company || Number(searchParams.get('pick'))
  const way = refusal?.way || searchParams.get('way') || ''
  const method = methodOf(way)
  if (!company || !method || !needsPoint(method)) return null
  const cash = way.endsWith('.cod')
  const q = (searchParams.get('q') ?? '').slice(0, 80)
  const asked = { method, q, ...(cash && { cash }) }
  const points = q.trim().length < 2 ? null : (await api('GET /api/pickup-points', { query: asked })).points
  return { company, way, method, cash, q, points }
}

/** Where no mail can be sent, a guest cannot pay on delivery: what can be done instead depends on them. */
async function loadProviders(api: LoadArgs['api']): Promise<PlainPage['providers']> {
  const { demo, sendsMail } = await api('GET /api/settings')
  return demo || sendsMail ? [] : (await api('GET /api/payment-providers')).providers
}

function readRefusal({
  step = '',
  version,
  company,
  way = '',
  quantity = '',
  problem,
}: Own['filled'] & object): Refusal | null {
  if (!problem) return null
  const id = (text: string | undefined) => Number(text) || 0
  return { step, version: id(version), company: id(company), way, quantity, problem: JSON.parse(problem) }
}
