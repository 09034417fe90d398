import { expect, test } from 'vitest'
import { workOf } from '../../../../test/work-of.ts'
import { estimatePassword } from './estimate-password.ts'
import { PASSWORD_SCORE } from './password-rules.ts'

const HANNA = ['Hanna', 'Kowalczyk', 'hanna.kowalczyk@example.com', 'Obieg']

test.each([
  'password1234',
  'qwertyuiop',
  'zaq12wsxzaq12wsx',
  'haslo123456',
  'aaaaaaaaaaaa',
  'HannaKowalczyk',
  'kowalczykhanna',
  'Obieg2026!',
  '12345678910',
  'kochanie2024',
  'misiek12345',
])('E01 %s is too easy', async (password) => {
  expect(await estimatePassword(password, HANNA)).toBeLessThan(PASSWORD_SCORE)
})

test.each(['zielony rower na strychu 7', 'Tq7#vLm2pX9w', 'korek butelka wtorek latarnia', 'n7Kd-Lw2p-9sQx'])(
  '%s is good enough',
  async (password) => {
    expect(await estimatePassword(password, HANNA)).toBeGreaterThanOrEqual(PASSWORD_SCORE)
  },
)

test('the longest password is judged at once', async () => {
  expect(await workOf(() => estimatePassword('aB3$'.repeat(50), []))).toBeLessThan(1500)
})
