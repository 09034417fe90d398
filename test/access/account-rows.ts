import { buyersOwn, everyone, signedIn } from './audiences.ts'
import type { Row, Rows } from './row.ts'

const shipping = {
  firstName: 'Ola',
  lastName: 'Lis',
  address: 'ul. Długa 2',
  postalCode: '00-002',
  city: 'Warszawa',
  country: 'PL',
}
const invoice = { name: 'Lis', taxId: '5260001246', address: 'ul. Długa 2, 00-002 Warszawa' }
const mine = (path: string, done: Row['done'], body?: unknown): Row => ({
  rule: signedIn,
  request: () => ({ path, ...(body === undefined ? {} : { body }) }),
  done,
})
const open = (path: string, done: number, body: unknown): Row => ({
  rule: everyone,
  request: () => ({ path, body }),
  done,
})
const tail = () => Math.random().toString(36).slice(2, 10)
const wrong = 'x'.repeat(43)

/** People and themselves. */
export const accountRows: Rows = {
  'GET /api/live': mine('/api/live?once=true', 200),
  'GET /api/users/status': mine('/api/users/status', 200),
  'POST /api/users/login': open('/api/users/login', 401, { email: 'nobody@example.com', password: 'wrong password' }),
  'POST /api/users/register': {
    rule: everyone,
    request: () => ({
      path: '/api/users/register',
      body: {
        username: `u${tail()}`,
        email: `u${tail()}@example.com`,
        password: 'zielony rower na strychu 7',
        firstName: 'Ola',
        lastName: 'Lis',
        phone: '+48600100200',
        acceptPrivacyPolicy: true,
      },
    }),
    done: 200,
  },
  'DELETE /api/users/delete': mine('/api/users/delete', { other: 200, owner: 409, otherSeller: 409 }),
  'POST /api/users/verify': open('/api/users/verify', 422, {
    username: 'nobody',
    confirmationCode: '000000',
    password: 'wrong password',
  }),
  'POST /api/users/verify-reset-code': open('/api/users/verify-reset-code', 422, { confirmationCode: wrong }),
  'POST /api/users/recover-password': open('/api/users/recover-password', 200, { email: 'nobody@example.com' }),
  'POST /api/users/reset-password': open('/api/users/reset-password', 422, {
    token: wrong,
    newPassword: 'zielony rower na strychu 7',
  }),
  'POST /api/users/reset-avatar': open('/api/users/reset-avatar', 422, { token: wrong, AvatarLogin: 'preset-2' }),
  'PATCH /api/users/update': mine('/api/users/update', 200, { status: 'away' }),
  'POST /api/account/resend-code': open('/api/account/resend-code', 200, { username: 'nobody' }),
  'POST /api/account/logout': mine('/api/account/logout', 204),
  'GET /api/account/purchases': mine('/api/account/purchases', 200),
  'GET /api/account/guest-purchases': mine('/api/account/guest-purchases', 200),
  'POST /api/account/guest-purchases': mine('/api/account/guest-purchases', 200),
  'GET /api/account/shipments': mine('/api/account/shipments?orders=OB-2026-0000001', 200),
  'GET /api/account/returnable': mine('/api/account/returnable?orders=OB-2026-0000001', 200),
  'GET /api/account': mine('/api/account', 200),
  'PUT /api/account': {
    rule: signedIn,
    request: () => ({
      path: '/api/account',
      body: { username: `u${tail()}`, firstName: 'Ola', lastName: 'Lis', phone: '+48600100200', locale: 'pl-PL' },
    }),
    done: 200,
  },
  'POST /api/account/confirm-password': mine('/api/account/confirm-password', 422, { password: 'wrong password' }),
  'PUT /api/account/password': mine('/api/account/password', 422, {
    currentPassword: 'wrong password',
    newPassword: 'zielony rower na strychu 7',
  }),
  'POST /api/account/email': {
    rule: signedIn,
    request: () => ({ path: '/api/account/email', body: { email: `n${tail()}@example.com` } }),
    done: 200,
  },
  'DELETE /api/account/email': mine('/api/account/email', 200),
  'POST /api/account/email/confirm': open('/api/account/email/confirm', 422, { token: wrong }),
  'GET /api/account/sessions': mine('/api/account/sessions', 200),
  'DELETE /api/account/sessions/{id}': {
    rule: buyersOwn,
    request: ({ sessionId }) => ({ path: `/api/account/sessions/${sessionId}` }),
    done: 204,
  },
  'DELETE /api/account/sessions': mine('/api/account/sessions', 204),
  'PUT /api/account/avatar': {
    rule: signedIn,
    request: ({ photo }) => ({ path: '/api/account/avatar', file: photo }),
    done: 200,
  },
  'POST /api/account/authenticator': mine('/api/account/authenticator', 200),
  'POST /api/account/authenticator/confirm': mine('/api/account/authenticator/confirm', 422, { code: '000000' }),
  'DELETE /api/account/authenticator': mine('/api/account/authenticator', 204),
  'POST /api/account/recovery-codes': mine('/api/account/recovery-codes', 409),
  'GET /api/account/passkeys': mine('/api/account/passkeys', 200),
  'POST /api/account/passkeys/options': mine('/api/account/passkeys/options', 200),
  'POST /api/account/passkeys': mine('/api/account/passkeys', 422, { name: 'Klucz', answer: {} }),
  'DELETE /api/account/passkeys/{id}': {
    rule: buyersOwn,
    request: ({ passkeyId }) => ({ path: `/api/account/passkeys/${passkeyId}` }),
    done: 204,
  },
  'POST /api/passkeys/options': { rule: everyone, request: () => ({ path: '/api/passkeys/options' }), done: 200 },
  'POST /api/passkeys/login': open('/api/passkeys/login', 401, { answer: {} }),
  'GET /api/account/shipping-data': mine('/api/account/shipping-data', 200),
  'POST /api/account/shipping-data': mine('/api/account/shipping-data', 201, shipping),
  'PUT /api/account/shipping-data/{id}': {
    rule: buyersOwn,
    request: ({ shippingId }) => ({ path: `/api/account/shipping-data/${shippingId}`, body: shipping }),
    done: 200,
  },
  'DELETE /api/account/shipping-data/{id}': {
    rule: buyersOwn,
    request: ({ shippingId }) => ({ path: `/api/account/shipping-data/${shippingId}` }),
    done: 200,
  },
  'GET /api/account/invoice-data': mine('/api/account/invoice-data', 200),
  'POST /api/account/invoice-data': mine('/api/account/invoice-data', 201, invoice),
  'PUT /api/account/invoice-data/{id}': {
    rule: buyersOwn,
    request: ({ invoiceId }) => ({ path: `/api/account/invoice-data/${invoiceId}`, body: invoice }),
    done: 200,
  },
  'DELETE /api/account/invoice-data/{id}': {
    rule: buyersOwn,
    request: ({ invoiceId }) => ({ path: `/api/account/invoice-data/${invoiceId}` }),
    done: 200,
  },
  'DELETE /api/account/invoice-data': mine('/api/account/invoice-data', 200),
  'GET /api/account/export': mine('/api/account/export', 200),
}
