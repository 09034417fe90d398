import { randomBytes } from 'node:crypto'
import type { AccountUser } from '../src/domains/accounts/contract.ts'
import { send } from './goods.ts'

export type FreshPerson = {
  email: string
  password: string
  /** Where the person is logged in already: another device. */
  elsewhere: { tokenUser: string; user: AccountUser }
}

/** Somebody new with a verified account: tests may change it as they like, and delete it. */
export async function freshPerson(): Promise<FreshPerson> {
  const tail = randomBytes(5).toString('hex')
  const email = `hanna-${tail}@example.com`
  const password = `siedem zielonych parowozów ${tail}`
  const { username } = await send<{ username: { username: string; ConfirmationCode: string } }>(
    'POST',
    '/api/users/register',
    {
      username: `hanna.${tail}`,
      email,
      password,
      firstName: 'Hanna',
      lastName: 'Kowalczyk',
      phone: '+48 600 555 100',
      acceptPrivacyPolicy: true,
    },
  )
  const confirmationCode = username.ConfirmationCode
  await send('POST', '/api/users/verify', { username: username.username, confirmationCode, password })
  return { email, password, elsewhere: await send('POST', '/api/users/login', { email, password }) }
}
