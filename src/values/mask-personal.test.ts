import { expect, test } from 'vitest'
import { maskPersonal } from './mask-personal.ts'

const token = 'q83vEjRWeJCrze8BI0VniavN7wEjRWeJq83vEjRWeJA'

test.each([
  ['mail to hanna.kowalczyk@poczta.example.com failed', 'mail to … failed'],
  [`/api/carts/${token}/lines`, '/api/carts/…/lines'],
  [`Bearer ${token}`, 'Bearer …'],
  ['account PL61 1090 1014 0000 0712 1981 2874 is wrong', 'account … is wrong'],
  ['account DE89370400440532013000 is wrong', 'account … is wrong'],
  ['call +48 600 700 800 or +48600700800', 'call … or …'],
])('%s', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked)
})
test.each([
  'Completed task 12 (search.refreshListings, 5.21ms, attempt 1 of 12) with success',
  'at file:///srv/market/src/domains/companies/approval/move-company.ts:12:34',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'worker-3bf3972bb8a61da325',
  'OB-2026-0000001',
])('leaves %s as it is', (text) => {
  expect(maskPersonal(text)).toBe(text)
})
