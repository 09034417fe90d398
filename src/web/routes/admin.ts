import { pagesOf } from './page-rows.ts'

export const admin = pagesOf(
  'admin/',
  { access: 'operator', texts: ['admin'], description: 'adminText' },
  {
    admin: ['admin', 'overview'],
    adminCompanies: ['admin/companies', 'companies'],
    adminCompany: ['admin/companies/:id', 'company', { more: ['company'] }],
    adminUsers: ['admin/users', 'users', { more: ['account'] }],
    adminCategories: ['admin/categories', 'categories', { more: ['offer'] }],
    adminCommission: ['admin/commission', 'commission', { more: ['panel'] }],
    adminPayments: ['admin/payments', 'payments', { more: ['panel'] }],
    adminPayment: ['admin/payments/:id', 'payment', { more: ['panel'] }],
    adminChargebacks: ['admin/chargebacks', 'chargebacks', { more: ['panel'] }],
    adminPayouts: ['admin/payouts', 'payouts', { more: ['account', 'payouts'] }],
    adminPayoutBatch: ['admin/payouts/:id', 'payout-batch', { more: ['account', 'payouts'] }],
    adminRefunds: ['admin/refunds', 'refunds', { more: ['panel', 'refunds'] }],
    adminBank: ['admin/bank', 'bank', { more: ['reconciliation'] }],
    adminBankLines: ['admin/bank/lines', 'bank-lines', { more: ['reconciliation'] }],
    adminSettlements: ['admin/settlements', 'settlements', { more: ['reconciliation'] }],
    adminDocuments: ['admin/documents', 'documents', { more: ['documentList'] }],
    adminRates: ['admin/exchange-rates', 'exchange-rates', { more: ['rates'] }],
    adminMails: ['admin/mails', 'mails'],
    adminAudit: ['admin/audit', 'audit'],
    adminRequirements: ['admin/requirements', 'requirements', { more: ['company'] }],
  },
)
