import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logInPath } from './log-in-path.ts'
import { nextPath } from './next-path.ts'
import { pathAfterSignIn } from './sign-in.ts'

test.each([
  ['/account', '/account'],
  ['/catalog?q=a%20b&page=2#top', '/catalog?q=a%20b&page=2#top'],
  ['/de/account?tab=1', '/account?tab=1'],
  ['/en', '/'],
  ['/a/../account', '/account'],
])('R25 %s is a page of ours: %s', (wanted, expected) => {
  expect(nextPath(wanted)).toBe(expected)
})

test.each([
  null,
  '',
  'account',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/de//evil.example',
  '/en/\\evil.example',
  'javascript:alert(1)',
  ' /account',
  '/auth?next=/auth',
  '/de/register',
  'http:/account',
])('R25 %j leads nowhere', (wanted) => {
  expect(nextPath(wanted)).toBeNull()
})

test('R25 whatever the address asks for, the way on never leaves this host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '@',
    ':',
    'evil.example',
    'de',
    'http:',
    '%2f',
    '?',
    '#',
    'a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = nextPath(`/${pieces.join('')}`)
      for (const prefix of path === null ? [] : ['', '/de']) {
        expect(new URL(prefix + path, 'https://market.example').host).toBe('market.example')
      }
    }),
    { numRuns: 2000 },
  )
})

test('R24 the log-in is told where to go on', () => {
  expect(logInPath('/')).toBe('/auth')
  expect(logInPath('/account?tab=1&x=2')).toBe('/auth?next=%2Faccount%3Ftab%3D1%26x%3D2')
  const query = new URL(logInPath('/account?tab=1&x=2', true), 'https://market.example').searchParams
  expect([query.get('next'), query.get('ended')]).toEqual(['/account?tab=1&x=2', '1'])
})

test('R25 an operator without a company enters the market’s own, everyone else goes where they wanted or to the start', () => {
  const user = (permissions: 'buyer' | 'admin', companyId: string | null) =>
    ({ _id: '7', firstName: 'Ewa', permissions, companyId }) as const
  expect(pathAfterSignIn(user('admin', null), '/catalog')).toBe('/company-data')
  expect(pathAfterSignIn(user('admin', '1'), null)).toBe('/')
  expect(pathAfterSignIn(user('buyer', null), null)).toBe('/')
  expect(pathAfterSignIn(user('buyer', null), '/catalog')).toBe('/catalog')
})
