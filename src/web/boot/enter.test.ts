import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../../test/fakes/browser-storage.ts'
import type { AccountUser } from '../../domains/accounts/contract.ts'
import type { TokenStatus } from './token-status.ts'

beforeEach(browserStorage)

const buyer: AccountUser = { _id: '7', companyId: null, firstName: 'Hanna', permissions: 'buyer' }
const admin: AccountUser = { _id: '9', companyId: null, firstName: 'Ewa', permissions: 'admin' }
const page = (over: object = {}) => ({ address: '/account?tab=1', texts: [], access: 'signedIn' as const, ...over })

/** Starts a page as a tab with this token in its storage does; `status`: what the server says of it. */
async function start(over: object, status: TokenStatus, kept: Record<string, string> = { token: 't', userId: '7' }) {
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  const { enter } = await import('./enter.ts')
  const { authState } = await import('../session/auth-state.ts')
  const takeOver = vi.fn(async () => {})
  const readStatus = vi.fn(async () => status)
  const path = await enter(page(over), { takeOver, readStatus })
  return { path, auth: authState.read(), takeOver, readStatus }
}

test('R24 T01 the stored session is taken up and the server asked who it is', async () => {
  const { path, auth, readStatus } = await start({}, buyer)
  expect(path).toBeNull()
  expect(readStatus).toHaveBeenCalledWith('t')
  expect(auth).toMatchObject({
    isLoggedIn: true,
    permissions: 'buyer',
    user: { _id: '7', firstName: 'Hanna', companyId: null },
    message: '',
    error: false,
  })
  // What has changed on another device is known from now on.
  expect(sessionStorage.getItem('firstName')).toBe('Hanna')
})

test('R26 a failed check of the log-in leads to log in, from every page, and nothing of the person stays', async () => {
  const closed = await start({}, 'refused', { token: 't', userId: '7', companyId: '3', firstName: 'Hanna' })
  expect(closed.path).toBe('/auth?ended=1&next=%2Faccount%3Ftab%3D1')
  expect(closed.auth).toMatchObject({ isLoggedIn: false, user: null, permissions: null })
  expect(sessionStorage.length).toBe(0)
  expect((await start({ access: 'public', address: '/rules' }, 'refused')).path).toBe('/auth?ended=1&next=%2Frules')
  expect((await start({ access: 'public', address: '/' }, 'refused')).path).toBe('/auth?ended=1')
})

test('R07 whoever sets a new password is not sent away from it because an old session has ended', async () => {
  const reset = { access: 'public', texts: ['account'], address: '/reset-password?token=x' }
  expect((await start(reset, 'refused')).path).toBeNull()
  expect((await start({ access: 'guestOnly', address: '/auth' }, 'refused')).path).toBeNull()
})

test('P01 guests are led to log in, people who are logged in away from pages for guests', async () => {
  expect((await start({}, 'unknown', {})).path).toBe('/auth?next=%2Faccount%3Ftab%3D1')
  expect((await start({ access: 'public' }, 'unknown', {})).path).toBeNull()
  expect((await start({ access: 'guestOnly' }, buyer)).path).toBe('/')
  // A wrong role is told so on the page itself.
  expect((await start({ access: 'operator' }, buyer)).path).toBeNull()
  expect((await start({ access: 'operator' }, admin)).path).toBeNull()
})

test('a server out of reach logs nobody out', async () => {
  const { path, auth } = await start({}, 'unknown', { token: 't', userId: '7', firstName: 'Hanna' })
  expect(path).toBeNull()
  expect(auth).toMatchObject({ isLoggedIn: true, permissions: null, user: { firstName: 'Hanna' } })
})

test('T01 other tabs are asked only when one of them may be logged in', async () => {
  const nobody = await start({ access: 'public' }, 'unknown', {})
  expect(nobody.takeOver).not.toHaveBeenCalled()
  localStorage.setItem('signedIn', '1')
  const somebody = await start({ access: 'public' }, 'unknown', {})
  expect(somebody.takeOver).toHaveBeenCalledTimes(1)
})
