import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowOf } from './describe-page.ts'
import entries, { routeTable } from './routes.ts'

const specified: Record<string, string[]> = {
  'R01 R02 R03 R04 R05 R06 R07 R08': [
    '',
    'register',
    'registercompany',
    'auth',
    'verify',
    'forgot',
    'reset-password',
    'account',
  ],
  'R09 R10 R11 R12': ['add', 'my-shops', 'shops/:id', 'shops/:id/edit', 'listcategory', 'catalog', 'products/:id'],
  'R13 R14 R15 R16 R17': ['cart', 'payment-selection', 'orders', 'userorders', 'admin', 'index'],
  'R18 R19 R20 R21': ['company-data', 'company/:id', 'rules', 'policy', 'regular', 'compare', '*'],
  R22: [
    'payment/success',
    'payment/cancel',
    'payment/incomplete',
    'order/:key',
    'contact',
    'messages',
    'customers',
    'all-orders',
    'products/new',
    'products/:id/edit',
    'logistics',
    'configuration',
    'seller-presentation/:id',
    'privacy-policy',
    'security-report',
    'intellectual-property',
    'app-download',
    'certificate',
    'ranking',
  ],
}

// No test of the requirements themselves: a row in a table does nothing for anybody.
test.each(Object.entries(specified))('a route for every address: %#', (_, paths) => {
  const known = routeTable.map(({ path }) => path)
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
})

test('P01 R24 who may enter which page', () => {
  const paths = (access: string) => routeTable.filter((row) => row.access === access).map(({ path }) => path)
  expect(paths('guestOnly')).toEqual(['register', 'auth', 'forgot'])
  expect(paths('signedIn')).toEqual(
    expect.arrayContaining(['account', 'userorders', 'messages', 'company-data', 'configuration']),
  )
  expect(paths('seller')).toEqual(
    expect.arrayContaining(['add', 'my-shops', 'shops/:id/edit', 'orders', 'products/new', 'customers', 'team']),
  )
  const closed = [...paths('signedIn'), ...paths('seller')]
  expect(closed.filter((path) => /^admin/.test(path))).toEqual([])
  const admin = routeTable.filter(({ path }) => /^(admin|all-orders)/.test(path))
  expect(admin.filter(({ access }) => access !== 'operator')).toEqual([])
  // Links of mails and the shop itself are open to everybody.
  for (const path of ['', 'verify', 'reset-password', 'confirm-email', 'invitation', 'cart', 'products/:id', '*']) {
    expect(paths('public'), path).toContain(path)
  }
})

test('every route has a screen of its own id', () => {
  expect(new Set(routeTable.map(({ id }) => id)).size).toBe(routeTable.length)
  const missing = entries.filter(({ file }) => !existsSync(new URL(file, import.meta.url)))
  expect(missing).toEqual([])
})

test('R21 R23 an address finds its row: the most exact one, else not found', () => {
  expect(rowOf('/').id).toBe('start')
  expect(rowOf('/products/12').id).toBe('product')
  expect(rowOf('/products/new').id).toBe('productNew')
  expect(rowOf('/products/12/edit').id).toBe('productEdit')
  expect(rowOf('/shops/3/').id).toBe('shop')
  expect(rowOf('/nothing/here').id).toBe('notFound')
})
