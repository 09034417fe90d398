import type { TestMarket } from '../market.ts'
import { aPerson, authOf, mailsTo } from './person.ts'
import { aSeller } from './seller.ts'

export type Auth = Record<string, string>

/** An approved company with its owner logged in, and what people do about its team. `by` is the owner unless said. */
export async function aTeam(market: TestMarket) {
  const { companyId, ownerId } = await aSeller(market.deps)
  const owner: Auth = await authOf(market, ownerId)
  const path = `/api/companies/${companyId}`
  const invite = (email: string, role = 'manager', by = owner) =>
    market.api('POST', `${path}/invitations`, { email, role }, by)
  return {
    companyId,
    ownerId,
    owner,
    invite,
    read: (by = owner) => market.api('GET', `${path}/team`, undefined, by),
    revoke: (id: string, by = owner) => market.api('DELETE', `${path}/invitations/${id}`, undefined, by),
    setRole: (userId: string, role: string, by = owner) => market.api('PUT', `${path}/members/${userId}`, { role }, by),
    remove: (userId: string, by = owner) => market.api('DELETE', `${path}/members/${userId}`, undefined, by),
    /** Somebody who was invited and joined. */
    async member(role: string) {
      const person = await aPerson(market)
      await invite(person.email, role)
      const joined = await accept(market, await tokenFor(market, person.email), person.auth)
      if (joined.status !== 200) throw new Error(joined.text)
      return person
    },
  }
}

/** The token of the last mail to the address. */
export async function tokenFor(market: TestMarket, email: string): Promise<string> {
  return (await mailsTo(market, email)).at(-1)?.params.link?.split('token=')[1] ?? ''
}

export const offer = (market: TestMarket, token: string) => market.api('GET', `/api/invitations/${token}`)

export const accept = (market: TestMarket, token: string, auth: Auth) =>
  market.api('POST', `/api/invitations/${token}/accept`, undefined, auth)

/** Who the market takes somebody for. */
export async function whoIs(market: TestMarket, auth: Auth) {
  return (await market.api('GET', '/api/users/status', undefined, auth)).json.user
}
