import { everyone, sellers, signedIn } from './audiences.ts'
import type { Rows } from './row.ts'

const nobodysKey = 'A'.repeat(43)
const get = (path: string) => () => ({ path })

/** The storefront: the same for everybody. Carts and purchases belong to whoever knows their unguessable key. */
export const marketRows: Rows = {
  'GET /api/settings': { rule: everyone, request: get('/api/settings'), done: 200 },
  'GET /api/commission': { rule: everyone, request: get('/api/commission'), done: 200 },
  'GET /api/categories': { rule: everyone, request: get('/api/categories'), done: 200 },
  'GET /api/categories/{id}/check-points': {
    rule: everyone,
    request: get('/api/categories/1/check-points'),
    done: 200,
  },
  'GET /api/search': { rule: everyone, request: get('/api/search'), done: 200 },
  'GET /api/products/{id}/similar': {
    rule: everyone,
    request: ({ productId }) => ({ path: `/api/products/${productId}/similar` }),
    done: 200,
  },
  'GET /api/products/{id}/same-model': {
    rule: everyone,
    request: ({ productId }) => ({ path: `/api/products/${productId}/same-model` }),
    done: 200,
  },
  'GET /api/suggestions': { rule: everyone, request: get('/api/suggestions?q=lap'), done: 200 },
  'POST /api/offer-assist': {
    rule: sellers,
    request: () => ({ path: '/api/offer-assist', body: { title: 'ThinkPad T480' } }),
    done: 200,
  },
  'GET /api/compare': {
    rule: everyone,
    request: ({ productId }) => ({ path: `/api/compare?ids=${productId}` }),
    done: 200,
  },
  'GET /api/products/{id}': {
    rule: everyone,
    request: ({ productId }) => ({ path: `/api/products/${productId}` }),
    done: 200,
  },
  'GET /api/products/{id}/qr.svg': {
    rule: everyone,
    request: ({ productId }) => ({ path: `/api/products/${productId}/qr.svg` }),
    done: 200,
  },
  'GET /api/shops': { rule: everyone, request: get('/api/shops'), done: 200 },
  'GET /api/shops/{id}': { rule: everyone, request: ({ shopId }) => ({ path: `/api/shops/${shopId}` }), done: 200 },
  'GET /api/companies/{id}': {
    rule: everyone,
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}` }),
    done: 200,
  },
  'GET /api/companies/{id}/delivery': {
    rule: everyone,
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/delivery` }),
    done: 200,
  },
  'GET /api/pickup-points/tiles/{z}/{x}/{y}': {
    rule: everyone,
    request: get('/api/pickup-points/tiles/9/284/173?method=inpost_locker'),
    done: 200,
  },
  'GET /api/pickup-points': {
    rule: everyone,
    request: get('/api/pickup-points?method=inpost_locker&q=30-001'),
    done: 200,
  },
  'GET /api/payment-providers': { rule: everyone, request: get('/api/payment-providers'), done: 200 },
  'POST /api/carts': { rule: everyone, request: () => ({ path: '/api/carts' }), done: 201 },
  'POST /api/carts/merge': { rule: signedIn, request: () => ({ path: '/api/carts/merge', body: {} }), done: 200 },
  'POST /api/carts/leave': { rule: everyone, request: () => ({ path: '/api/carts/leave' }), done: 204 },
  'POST /api/carts/{cartId}/name': {
    rule: everyone,
    request: () => ({ path: `/api/carts/${nobodysKey}/name` }),
    done: 204,
  },
  'GET /api/carts/{cartId}': { rule: everyone, request: get(`/api/carts/${nobodysKey}`), done: 404 },
  'GET /api/carts/{cartId}/points': { rule: everyone, request: get(`/api/carts/${nobodysKey}/points`), done: 404 },
  'POST /api/carts/{cartId}/take-in': {
    rule: everyone,
    request: () => ({ path: `/api/carts/${nobodysKey}/take-in`, body: { from: nobodysKey } }),
    done: 404,
  },
  'POST /api/carts/{cartId}/lines': {
    rule: everyone,
    request: ({ versionId }) => ({ path: `/api/carts/${nobodysKey}/lines`, body: { versionId, quantity: 1 } }),
    done: 404,
  },
  'PUT /api/carts/{cartId}/lines/{versionId}': {
    rule: everyone,
    request: ({ versionId }) => ({ path: `/api/carts/${nobodysKey}/lines/${versionId}`, body: { quantity: 1 } }),
    done: 404,
  },
  'DELETE /api/carts/{cartId}/lines/{versionId}': {
    rule: everyone,
    request: ({ versionId }) => ({ path: `/api/carts/${nobodysKey}/lines/${versionId}` }),
    done: 404,
  },
  'PUT /api/carts/{cartId}/country': {
    rule: everyone,
    request: () => ({ path: `/api/carts/${nobodysKey}/country`, body: { country: 'DE' } }),
    done: 404,
  },
  'PUT /api/carts/{cartId}/deliveries/{companyId}': {
    rule: everyone,
    request: ({ companyId }) => ({
      path: `/api/carts/${nobodysKey}/deliveries/${companyId}`,
      body: { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null },
    }),
    done: 404,
  },
  'POST /api/checkout/orders': {
    rule: everyone,
    request: () => ({
      path: '/api/checkout/orders',
      body: {
        cartId: nobodysKey,
        buyer: { firstName: 'Ola', lastName: 'Lis', email: 'ola@example.com', phone: '+48600100200' },
        shippingAddress: null,
        invoice: null,
        acceptTerms: true,
        acceptCondition: false,
        expectedTotal: 0,
        locale: 'pl-PL',
      },
    }),
    done: 404,
  },
  'POST /api/checkout/{key}/payments': {
    rule: everyone,
    request: () => ({ path: `/api/checkout/${nobodysKey}/payments`, body: { provider: 'sandbox' } }),
    done: 404,
  },
  'GET /api/checkout/{key}/payment': {
    rule: everyone,
    request: get(`/api/checkout/${nobodysKey}/payment`),
    done: 404,
  },
  'GET /api/checkout/{key}/transfer': {
    rule: everyone,
    request: get(`/api/checkout/${nobodysKey}/transfer`),
    done: 404,
  },
  'POST /api/payments/webhooks/{provider}': {
    rule: everyone,
    request: () => ({ path: '/api/payments/webhooks/sandbox', body: { any: 'thing' } }),
    done: 422,
  },
  'GET /api/purchases/{key}': { rule: everyone, request: get(`/api/purchases/${nobodysKey}`), done: 404 },
  'POST /api/purchases/{key}/cancel': {
    rule: everyone,
    request: () => ({ path: `/api/purchases/${nobodysKey}/cancel` }),
    done: 404,
  },
  'POST /api/purchases/{key}/buy-again': {
    rule: everyone,
    request: () => ({ path: `/api/purchases/${nobodysKey}/buy-again`, body: { cartId: nobodysKey } }),
    done: 404,
  },
  'POST /api/purchases/{key}/link': {
    rule: everyone,
    request: () => ({ path: `/api/purchases/${nobodysKey}/link` }),
    done: 404,
  },
  'POST /api/purchases/{key}/confirm': {
    rule: everyone,
    request: () => ({ path: `/api/purchases/${nobodysKey}/confirm`, body: { token: nobodysKey } }),
    done: 404,
  },
}
