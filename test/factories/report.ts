import type { TestMarket } from '../market.ts'
import { mailsTo } from './person.ts'

/** What somebody who reports an offer sends: right in every field. */
export const reportOf = (id: number, over: object = {}) => ({
  ...{ kind: 'product', id, reason: 'misleading', explanation: 'Zdjęcie pokazuje inny model niż opis.' },
  ...{ address: `https://obieg.example/products/${id}`, name: 'Jan Maj', email: 'jan@example.com' },
  ...{ goodFaith: true, locale: 'pl-PL', ...over },
})

/** A report of an offer, with its key and its id. */
export async function aReport(market: TestMarket, productId: number, over: object = {}) {
  const { status, json, text } = await market.api('POST', '/api/reports', reportOf(productId, over))
  if (status !== 201) throw new Error(text)
  const { rows } = await market.query('select id, affected_key as affected from content_reports where key = $1', [
    json.key,
  ])
  return {
    key: json.key as string,
    number: json.number as string,
    id: Number(rows[0].id),
    affected: rows[0].affected as string,
  }
}

export const decisionBody = (over: object = {}) => ({
  ...{ measure: 'restrict', ground: 'terms', provision: '/regular, punkt 4' },
  facts: 'Opis podaje 16 GB, zdjęcie pokazuje 8 GB.',
  ...over,
})

type Auth = Record<string, string>
/** What the operator and the sides of a case do. */
export function aDesk(market: TestMarket, operator: Auth) {
  return {
    report: (body: object, auth: Auth = {}) => market.api('POST', '/api/reports', body, auth),
    decide: (id: number, over: object = {}) =>
      market.api('POST', `/api/admin/reports/${id}/decision`, decisionBody(over), operator),
    file: async (id: number) => (await market.api('GET', `/api/admin/reports/${id}`, undefined, operator)).json,
    caseOf: (key: string) => market.api('GET', `/api/reports/${key}`),
    complain: (key: string, words = 'Zdjęcie jest właściwe, opis też.') =>
      market.api('POST', `/api/reports/${key}/complaint`, { words }),
    answer: (id: number, complaintId: number, body: object) =>
      market.api('POST', `/api/admin/reports/${id}/complaints/${complaintId}`, body, operator),
    lastMail: async (to: string) => (await mailsTo(market, to)).at(-1),
  }
}

let count = 0
/** The address of somebody who reports for the first time. */
export const someone = () => `reporter-${++count}@example.com`
