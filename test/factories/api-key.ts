import type { ApiScope } from '../../src/values/endpoint.ts'
import { API_SCOPES } from '../../src/values/endpoint.ts'
import type { TestMarket } from '../market.ts'
import { authOf } from './person.ts'
import { aSeller } from './seller.ts'

type Auth = Record<string, string>

/** Somebody logged in who has just proved the password. */
export async function confirmedAuthOf(market: TestMarket, userId: string): Promise<Auth> {
  const auth = await authOf(market, userId)
  await market.query('update sessions set confirmed_at = $2 where user_id = $1', [userId, market.deps.now()])
  return auth
}

/** An approved company whose owner has just proved the password, and what owners do about its keys. */
export async function aKeyHolder(market: TestMarket) {
  const { companyId, ownerId, shopId } = await aSeller(market.deps)
  const owner = await confirmedAuthOf(market, ownerId)
  const path = `/api/companies/${companyId}/api-keys`
  const create = (over: Record<string, unknown> = {}, by = owner) =>
    market.api('POST', path, { name: 'ERP', scopes: [...API_SCOPES], expiresInDays: null, ...over }, by)
  return {
    companyId,
    ownerId,
    shopId,
    owner,
    path,
    create,
    list: (by = owner) => market.api('GET', path, undefined, by),
    rotate: (id: string, keepOldDays: number, by = owner) =>
      market.api('POST', `${path}/${id}/rotate`, { keepOldDays, expiresInDays: null }, by),
    revoke: (id: string, by = owner) => market.api('DELETE', `${path}/${id}`, undefined, by),
    /** A key and the headers of a program that has it. */
    async key(scopes: readonly ApiScope[] = API_SCOPES, over: Record<string, unknown> = {}) {
      const { status, json, text } = await create({ scopes, ...over })
      if (status !== 201) throw new Error(text)
      return { id: json.key.id as string, secret: json.secret as string, auth: bearer(json.secret) }
    },
  }
}

export const bearer = (secret: string): Auth => ({ authorization: `Bearer ${secret}` })
