import { expect, test } from 'vitest'
import { maskAccount } from './mask-account.ts'

test.each([
  [{ bankIban: 'PL61109010140000071219812874', bankBic: null, bankHolder: null }, 'PL61 … 2874'],
  [{ bankIban: 'DE89370400440532013000', bankBic: 'WBKPPLPP', bankHolder: 'Ola Lis' }, 'DE89 … 3000, WBKP…, O… L…'],
  [{ bankIban: null, bankBic: null, bankHolder: null }, '–'],
])('an account in a mail can be recognised, not used: %o', (account, masked) => {
  expect(maskAccount(account)).toBe(masked)
})
