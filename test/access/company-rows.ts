import { everyone, operators, signedIn, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

/** Valid in every field; the tax number is another one each time. */
export function companyBody() {
  return {
    name: 'Sprzęt Lis',
    shortName: 'Lis',
    street: 'ul. Długa 2',
    postalCode: '00-002',
    city: 'Warszawa',
    country: 'PL',
    taxId: aTaxId(),
    vatId: null,
    registerName: null,
    registerNumber: null,
    email: 'firma@example.com',
    phone: '+48120000000',
    website: null,
    bankIban: null,
    bankBic: null,
    bankHolder: null,
    about: { 'pl-PL': '' },
    selfCertified: true,
  }
}

/** A Polish tax number with its check digit. */
function aTaxId(): string {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  for (;;) {
    const digits = Array.from({ length: 9 }, () => 1 + Math.floor(Math.random() * 9))
    const check = digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11
    if (check < 10) return digits.join('') + check
  }
}

type Path = (world: World) => string
const company =
  (rest: string): Path =>
  ({ companyId }) =>
    `/api/companies/${companyId}${rest}`
const row = (rule: Row['rule'], path: Path, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), ...(body === undefined ? {} : { body }) }),
  done,
})

/** Companies and those who work for them. */
export const companyRows: Rows = {
  'GET /api/companies/mine': row(signedIn, () => '/api/companies/mine', 200),
  'GET /api/company-lookup': row(everyone, () => '/api/company-lookup?country=PL&taxId=5260001246', 200),
  'POST /api/company-registrations/photo': {
    rule: everyone,
    request: ({ photo }) => ({ path: '/api/company-registrations/photo', file: photo }),
    done: 201,
  },
  'POST /api/company-registrations': {
    rule: everyone,
    request: () => ({
      path: '/api/company-registrations',
      body: { company: companyBody(), photoKey: null, acceptSellerTerms: true },
    }),
    // Who is not logged in has to say who it is.
    done: { other: 201, anonymous: 422 },
  },
  'GET /api/companies/{id}/data': row(teamMay('company.view'), company('/data'), 200),
  'PUT /api/companies/{id}/data': {
    rule: teamMay('company.edit', ['accountant']),
    request: (world) => ({ path: company('/data')(world), body: { ...companyBody(), revision: 999 } }),
    done: 409,
  },
  'PUT /api/companies/{id}/photo': {
    rule: teamMay('company.edit'),
    request: (world) => ({ path: company('/photo')(world), file: world.photo }),
    done: 200,
  },
  'POST /api/companies/{id}/submit': row(teamMay('company.submit'), company('/submit'), 409),
  'POST /api/companies/{id}/documents': {
    rule: teamMay('documents.edit'),
    request: (world) => ({ path: company('/documents?kind=other&name=Umowa')(world), file: world.photo }),
    done: 201,
  },
  'GET /api/companies/{id}/documents/{documentId}': row(
    teamMay('documents.view', ['operator']),
    (world) => `${company('/documents')(world)}/${world.documentId}`,
    200,
  ),
  'DELETE /api/companies/{id}/documents/{documentId}': row(
    teamMay('documents.edit'),
    (world) => `${company('/documents')(world)}/${world.documentId}`,
    204,
  ),
  'GET /api/companies/{id}/team': row(teamMay('team.view'), company('/team'), 200),
  'POST /api/companies/{id}/invitations': row(teamMay('team.edit'), company('/invitations'), 201, {
    email: 'new@example.com',
    role: 'manager',
  }),
  'DELETE /api/companies/{id}/invitations/{invitationId}': row(
    teamMay('team.edit'),
    (world) => `${company('/invitations')(world)}/${world.invitationId}`,
    200,
  ),
  'PUT /api/companies/{id}/members/{userId}': row(
    teamMay('team.edit'),
    (world) => `${company('/members')(world)}/${world.people.warehouse.id}`,
    200,
    { role: 'manager' },
  ),
  'DELETE /api/companies/{id}/members/{userId}': row(
    // Everybody may leave.
    teamMay('team.edit', ['warehouse']),
    (world) => `${company('/members')(world)}/${world.people.warehouse.id}`,
    200,
  ),
  'GET /api/invitations/{token}': row(everyone, (world) => `/api/invitations/${world.invitationToken}`, 200),
  'POST /api/invitations/{token}/accept': row(
    signedIn,
    (world) => `/api/invitations/${world.invitationToken}/accept`,
    // It was sent to the other buyer's address.
    { other: 403, otherBuyer: 200 },
  ),
  'GET /api/admin/companies': row(operators, () => '/api/admin/companies', 200),
  'GET /api/admin/companies/{id}': row(operators, ({ companyId }) => `/api/admin/companies/${companyId}`, 200),
  'POST /api/admin/companies/{id}/approve': row(
    operators,
    ({ companyId }) => `/api/admin/companies/${companyId}/approve`,
    409,
  ),
  'POST /api/admin/companies/{id}/reject': row(
    operators,
    ({ companyId }) => `/api/admin/companies/${companyId}/reject`,
    409,
    { reason: 'Brak danych' },
  ),
  'POST /api/admin/companies/{id}/suspend': row(
    operators,
    ({ companyId }) => `/api/admin/companies/${companyId}/suspend`,
    200,
    { reason: 'Skargi kupujących' },
  ),
  'POST /api/admin/companies/{id}/reinstate': row(
    operators,
    ({ companyId }) => `/api/admin/companies/${companyId}/reinstate`,
    409,
  ),
  'POST /api/admin/companies/{id}/check': row(
    operators,
    ({ companyId }) => `/api/admin/companies/${companyId}/check`,
    200,
  ),
  'GET /api/admin/seller-requirements': row(operators, () => '/api/admin/seller-requirements', 200),
  'PUT /api/admin/seller-requirements': row(operators, () => '/api/admin/seller-requirements', 200, {
    requirements: ['companyData'],
  }),
  'GET /api/admin/owner': row(operators, () => '/api/admin/owner', 200),
  'PUT /api/admin/owner': {
    rule: operators,
    request: () => ({ path: '/api/admin/owner', body: companyBody() }),
    done: 200,
  },
  'GET /api/admin/users': row(operators, () => '/api/admin/users', 200),
  'POST /api/admin/users/{id}/suspend': row(
    operators,
    ({ people }) => `/api/admin/users/${people.buyer.id}/suspend`,
    200,
    { reason: 'Nadużycia' },
  ),
  'POST /api/admin/users/{id}/reinstate': row(
    operators,
    ({ people }) => `/api/admin/users/${people.suspended.id}/reinstate`,
    200,
  ),
  'GET /api/admin/users/{id}': row(operators, ({ people }) => `/api/admin/users/${people.buyer.id}`, 200),
  'POST /api/admin/users/{id}/verify': row(
    operators,
    ({ people }) => `/api/admin/users/${people.buyer.id}/verify`,
    409,
    { reason: 'Zadzwoniła' },
  ),
  // The account is open already.
  'POST /api/admin/users/{id}/code': row(operators, ({ people }) => `/api/admin/users/${people.buyer.id}/code`, 409),
  'POST /api/admin/users/{id}/email': row(operators, ({ people }) => `/api/admin/users/${people.buyer.id}/email`, 204, {
    email: 'nowy@example.com',
    reason: 'Literówka',
  }),
  'POST /api/admin/users/{id}/second-factor/remove': row(
    operators,
    ({ people }) => `/api/admin/users/${people.buyer.id}/second-factor/remove`,
    204,
    { reason: 'Zgubiony telefon' },
  ),
  'DELETE /api/admin/users/{id}/sessions': row(
    operators,
    ({ people }) => `/api/admin/users/${people.otherBuyer.id}/sessions`,
    204,
  ),
  'POST /api/admin/users/{id}/notes': row(operators, ({ people }) => `/api/admin/users/${people.buyer.id}/notes`, 204, {
    text: 'Prosi o telefon po południu',
  }),
  'PUT /api/admin/users/{id}/permissions': row(
    operators,
    ({ people }) => `/api/admin/users/${people.buyer.id}/permissions`,
    200,
    { role: 'support' },
  ),
  'GET /api/admin/mails': row(operators, () => '/api/admin/mails', 200),
  'GET /api/admin/mails/{id}': row(operators, ({ mailId }) => `/api/admin/mails/${mailId}`, 200),
  // No mail server is configured here.
  'POST /api/admin/mails/test': row(operators, () => '/api/admin/mails/test', 409, { to: 'somebody@example.com' }),
  'POST /api/admin/mails/{id}/retry': row(operators, ({ mailId }) => `/api/admin/mails/${mailId}/retry`, 409),
  'GET /api/admin/audit': row(operators, () => '/api/admin/audit', 200),
}
