import { beforeEach, expect, test } from 'vitest'
import { browserStorage } from '../../../test/fakes/browser-storage.ts'

const keys = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort()

beforeEach(browserStorage)

test('E03 T01 the browser keeps token, user id, company id and first name; logging out clears them', async () => {
  const { session } = await import('./session.ts')
  session.start({ token: 't', userId: '7', companyId: null, firstName: 'Ewa' })
  expect(keys(sessionStorage)).toEqual(['firstName', 'token', 'userId'])
  session.start({ token: 't', userId: '7', companyId: '3', firstName: 'Ewa' })
  expect(keys(sessionStorage)).toEqual(['companyId', 'firstName', 'token', 'userId'])
  session.end()
  expect(keys(sessionStorage)).toEqual([])
  expect(session.read()).toBeNull()
})

test('T01 a stored session is taken up again at start', async () => {
  sessionStorage.setItem('token', 't')
  sessionStorage.setItem('userId', '7')
  sessionStorage.setItem('firstName', 'Ewa')
  const { session } = await import('./session.ts')
  expect(session.restore()).toEqual({ token: 't', userId: '7', companyId: null, firstName: 'Ewa' })
})

test('T01 without wanting to stay logged in, a later start of the browser knows nobody', async () => {
  const { session } = await import('./session.ts')
  session.start({ token: 't', userId: '7', companyId: '3', firstName: 'Ewa' }, false)
  sessionStorage.clear()
  expect(session.restore()).toBeNull()
  expect(localStorage.getItem('keptSession')).toBeNull()
})

test('T01 E03 who wants to stay logged in is known again at a later start, in every tab; logging out ends that, too', async () => {
  const { session } = await import('./session.ts')
  const ewa = { token: 't', userId: '7', companyId: null, firstName: 'Ewa' }
  session.start(ewa, true)
  sessionStorage.clear()
  expect(session.restore()).toEqual(ewa)
  expect(keys(sessionStorage)).toEqual(['firstName', 'token', 'userId'])
  // What changes meanwhile is kept as well.
  session.start({ ...ewa, companyId: '3' })
  sessionStorage.clear()
  expect(session.restore()?.companyId).toBe('3')
  session.end()
  expect(keys(localStorage)).toEqual([])
  expect(session.restore()).toBeNull()
  localStorage.setItem('keptSession', 'broken{')
  expect(session.restore()).toBeNull()
})

test('V08 at most three products are compared, and what is stored is checked', async () => {
  const { compareList } = await import('./compare-list.ts')
  expect([1, 2, 3, 4].map(compareList.add)).toEqual([true, true, true, false])
  expect(compareList.read()).toEqual([1, 2, 3])
  expect(compareList.add(2)).toBe(true)
  compareList.remove(2)
  expect(localStorage.getItem('compare')).toBe('1,3')
  localStorage.setItem('compare', '5,x,-1,5,6,7,8')
  compareList.restore()
  expect(compareList.read()).toEqual([5, 6, 7])
})

test('a cart that is gone is replaced when something is put in', async () => {
  const { addToCart, cartState } = await import('./cart-state.ts')
  const { ApiProblem } = await import('../api-problem.ts')
  cartState.remember({ id: 'old', quantity: 2 })
  const calls: string[] = []
  const cart = { id: 'new', quantity: 1 }
  const api = async (key: string, input?: { params?: { cartId?: string } }) => {
    calls.push(`${key} ${input?.params?.cartId ?? ''}`.trim())
    if (input?.params?.cartId === 'old') throw new ApiProblem({ status: 404, code: 'cart_not_found' })
    return cart
  }
  await addToCart(api as never, 5)
  expect(calls).toEqual(['POST /api/carts/{cartId}/lines old', 'POST /api/carts', 'POST /api/carts/{cartId}/lines new'])
  expect(cartState.read()).toEqual(cart)
})
