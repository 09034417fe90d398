import { everyone, signedIn } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const mine = (path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule: signedIn,
  request: (world) => ({ path: path(world), ...(body === undefined ? {} : { body }) }),
  done,
})

/** What people are told and what they wish for: their own, whoever they are. */
export const wishesRows: Rows = {
  'GET /api/notices': mine(() => '/api/notices', 200),
  'GET /api/notices/unread': mine(() => '/api/notices/unread', 200),
  'POST /api/notices/{id}/read': mine(() => '/api/notices/1/read', 200),
  'POST /api/notices/read': mine(() => '/api/notices/read', 200, { upTo: 1 }),
  'GET /api/notices/choices': mine(() => '/api/notices/choices', 200),
  'PUT /api/notices/choices': mine(() => '/api/notices/choices', 200, {
    choices: [{ kind: 'payout', inMarket: true, byMail: false }],
  }),
  'GET /api/category-cards': {
    rule: everyone,
    request: () => ({ path: '/api/category-cards?lists=laptops:newest:4,phones:price:8' }),
    done: 200,
  },
  'GET /api/cards': {
    rule: everyone,
    request: ({ productId }) => ({ path: `/api/cards?ids=${productId}` }),
    done: 200,
  },
  'GET /api/favourites': mine(() => '/api/favourites', 200),
  'GET /api/favourites/ids': mine(() => '/api/favourites/ids', 200),
  'PUT /api/favourites/{productId}': mine(() => '/api/favourites/999999', 404),
  'DELETE /api/favourites/{productId}': mine(({ productId }) => `/api/favourites/${productId}`, 204),
  'POST /api/favourites/merge': mine(() => '/api/favourites/merge', 200, { ids: [] }),
  'GET /api/saved-searches': mine(() => '/api/saved-searches', 200),
  'POST /api/saved-searches': mine(() => '/api/saved-searches', 200, { name: 'x', query: 'q=x', often: 'daily' }),
  'PUT /api/saved-searches/{id}': mine(() => '/api/saved-searches/999999', 404, { name: 'x', often: 'daily' }),
  'DELETE /api/saved-searches/{id}': mine(() => '/api/saved-searches/999999', 404),
  'GET /api/stock-alerts': mine(() => '/api/stock-alerts', 200),
  'PUT /api/stock-alerts/{versionId}': mine(() => '/api/stock-alerts/999999', 404),
  'DELETE /api/stock-alerts/{versionId}': mine(() => '/api/stock-alerts/999999', 200),
}
