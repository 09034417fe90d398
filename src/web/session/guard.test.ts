import { expect, test } from 'vitest'
import type { Access } from '../routes/page-rows.ts'
import { guard, type Verdict } from './guard.ts'

const guest = { isLoggedIn: false, permissions: null, user: null }
const person = (permissions: 'buyer' | 'seller' | 'admin' | null, companyId: string | null = null) => ({
  isLoggedIn: true,
  permissions,
  user: { _id: '7', firstName: 'Hanna', companyId },
})

const table: [string, typeof guest | ReturnType<typeof person>, Record<Access, Verdict>][] = [
  ['a guest', guest, { public: 'enter', guestOnly: 'enter', signedIn: 'logIn', seller: 'logIn', operator: 'logIn' }],
  [
    'a buyer',
    person('buyer'),
    { public: 'enter', guestOnly: 'leave', signedIn: 'enter', seller: 'noAccess', operator: 'noAccess' },
  ],
  [
    'a member of a company',
    person('buyer', '3'),
    { public: 'enter', guestOnly: 'leave', signedIn: 'enter', seller: 'enter', operator: 'noAccess' },
  ],
  [
    'a seller',
    person('seller'),
    { public: 'enter', guestOnly: 'leave', signedIn: 'enter', seller: 'enter', operator: 'noAccess' },
  ],
  [
    'the operator',
    person('admin'),
    { public: 'enter', guestOnly: 'leave', signedIn: 'enter', seller: 'enter', operator: 'enter' },
  ],
  [
    'somebody whom the server could not be asked about',
    person(null),
    { public: 'enter', guestOnly: 'leave', signedIn: 'enter', seller: 'enter', operator: 'enter' },
  ],
]

test.each(table)('P01 R24 %s', (_, who, verdicts) => {
  for (const [access, verdict] of Object.entries(verdicts)) expect(guard(access as Access, who), access).toBe(verdict)
})
