import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../../test/fakes/browser-storage.ts'

beforeEach(browserStorage)
const hanna = { token: 'token-of-hanna', userId: '7', companyId: null, firstName: 'Hanna' }
const nobody = { user: null, isLoggedIn: false, permissions: null, message: '', error: false }

const open: { session: { end: () => void } }[] = []
afterEach(() => {
  for (const { session } of open.splice(0)) session.end()
})

/** A tab of the browser with its own modules; channels join the tabs of one browser. */
async function tab() {
  vi.resetModules()
  sessionStorage.clear()
  const { session } = await import('./session.ts')
  const { authState } = await import('./auth-state.ts')
  const { cartState } = await import('./cart-state.ts')
  const tabs = await import('./tabs.ts')
  tabs.joinTabs()
  open.push({ session })
  return { session, authState, cartState, ...tabs }
}

async function loggedInTab() {
  const one = await tab()
  one.session.start(hanna)
  one.authState.signedIn(hanna, 'buyer')
  return one
}

test('M01 T01 the auth state: nobody, then a failure with its flag, then a person', async () => {
  const { authState } = await tab()
  const { notify } = await import('../ui/toast-store.ts')
  expect(authState.read()).toMatchObject(nobody)
  notify('danger', 'Login error')
  expect(authState.read()).toMatchObject({ ...nobody, message: 'Login error', error: true })
  authState.signedIn(hanna, 'buyer')
  expect(authState.read()).toMatchObject({
    user: { _id: '7', firstName: 'Hanna', companyId: null },
    isLoggedIn: true,
    permissions: 'buyer',
    message: '',
    error: false,
  })
})

test('T01 logging out clears user, login flag, permissions, cart and drafts, here and in every other tab', async () => {
  const other = await loggedInTab()
  other.cartState.remember({ id: 'cart', quantity: 2 })
  const here = await loggedInTab()
  sessionStorage.setItem('checkoutDraft', '{"buyer":{"email":"hanna@example.com"}}')
  const { clearSession } = await import('./sign-out.ts')
  clearSession()
  expect(here.authState.read()).toMatchObject({ ...nobody, ended: 'choice' })
  expect(here.session.read()).toBeNull()
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  await vi.waitFor(() => expect(other.authState.read()).toMatchObject({ ...nobody, ended: 'choice' }), 60_000)
  expect(other.session.read()).toBeNull()
  expect(other.cartState.read().id).toBeNull()
})

test('T01 logging out tells the server, and forgets the person even when it does not answer', async () => {
  const here = await loggedInTab()
  const call = vi.fn<typeof fetch>(async () => {
    throw new TypeError('failed to fetch')
  })
  vi.stubGlobal('fetch', call)
  vi.stubGlobal('location', new URL('http://market.example/de/account'))
  const { signOut } = await import('./sign-out.ts')
  await signOut()
  // The server alone can take the cookie of a cart from the browser.
  expect(call.mock.calls.map(([path]) => path)).toEqual(['/api/account/logout', '/api/carts/leave'])
  // By nobody: a token that has just ended would be refused, as if somebody else had ended it.
  expect(new Headers(call.mock.calls[1]?.[1]?.headers).has('authorization')).toBe(false)
  expect(new Headers(call.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer token-of-hanna')
  expect(here.authState.read().isLoggedIn).toBe(false)
  // Nobody is logged in any more: nothing to tell.
  await signOut()
  expect(call).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})

test('T01 a token that is refused ends this session in all tabs, not the one another tab has begun since', async () => {
  const same = await loggedInTab()
  const newer = await tab()
  newer.session.start({ ...hanna, token: 'newer' })
  newer.authState.signedIn(hanna, 'buyer')
  const here = await loggedInTab()
  here.cartState.remember({ id: 'cart', quantity: 1 })
  here.tokenRefused('another token')
  expect(here.session.read()).toEqual(hanna)
  here.tokenRefused(hanna.token)
  expect(here.authState.read()).toMatchObject({ ...nobody, ended: 'refused' })
  // Not of one's own will: what was collected is there after logging in again.
  expect(here.cartState.read().id).toBe('cart')
  await vi.waitFor(() => expect(same.authState.read().ended).toBe('refused'), 60_000)
  expect(newer.session.read()?.token).toBe('newer')
})

test('T01 a new tab takes over the session of an open one; when none answers, later starts do not wait', async () => {
  const first = await loggedInTab()
  const fresh = await tab()
  await fresh.joinTabs().takeOver()
  expect(fresh.session.read()).toEqual(hanna)
  first.session.end()
  fresh.session.end()
  localStorage.setItem('signedIn', '1')
  const late = await tab()
  await late.joinTabs().takeOver()
  expect([late.session.read(), late.session.elsewhere()]).toEqual([null, false])
})
