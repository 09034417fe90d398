import { operators } from './audiences.ts'
import type { Row, Rows } from './row.ts'

const row = (path: string, done: Row['done'], body?: unknown): Row => ({
  rule: operators,
  request: () => ({ path, body }),
  done,
})

/** What the operator's people look after of the market itself. */
export const deskRows: Rows = {
  'GET /api/admin/webhooks': row('/api/admin/webhooks', 200),
  'GET /api/admin/webhooks/{id}': row('/api/admin/webhooks/999999999', 404),
  'POST /api/admin/webhooks/{id}/replay': row('/api/admin/webhooks/999999999/replay', 404),
  'GET /api/admin/webhook-export': row('/api/admin/webhook-export', 200),
  'GET /api/admin/health': row('/api/admin/health', 200),
  'GET /api/admin/sales-figures': row('/api/admin/sales-figures', 200),
  'GET /api/admin/order-figures': row('/api/admin/order-figures', 200),
  'GET /api/admin/company-export': row('/api/admin/company-export', 200),
  'GET /api/admin/user-export': row('/api/admin/user-export', 200),
  'GET /api/admin/report-export': row('/api/admin/report-export', 200),
  'GET /api/admin/mail-export': row('/api/admin/mail-export', 200),
  'GET /api/admin/audit-export': row('/api/admin/audit-export', 200),
  'GET /api/admin/payment-export': row('/api/admin/payment-export', 200),
  'GET /api/admin/payment-alarm-export': row('/api/admin/payment-alarm-export', 200),
  'GET /api/admin/chargeback-export': row('/api/admin/chargeback-export', 200),
  'GET /api/admin/payout-batch-export': row('/api/admin/payout-batch-export', 200),
  'GET /api/admin/brand-export': row('/api/admin/brand-export', 200),
  'GET /api/admin/recall-export': row('/api/admin/recall-export', 200),
  'GET /api/admin/dispute-export': row('/api/admin/dispute-export', 200),
  'GET /api/admin/incident-export': row('/api/admin/incident-export', 200),
  'GET /api/admin/message-report-export': row('/api/admin/message-report-export', 200),
  'GET /api/admin/job-export': row('/api/admin/job-export', 200),
  'GET /api/admin/commission-rule-export': row('/api/admin/commission-rule-export?kind=company', 200),
  'GET /api/admin/due/content': row('/api/admin/due/content', 200),
  'GET /api/admin/due/companies': row('/api/admin/due/companies', 200),
  'GET /api/admin/due/money': row('/api/admin/due/money', 200),
  'GET /api/admin/opening': row('/api/admin/opening', 200),
  'PUT /api/admin/opening/{item}': row('/api/admin/opening/terms', 200, { confirmed: true }),
  'GET /api/admin/maintenance': row('/api/admin/maintenance', 200),
  'PUT /api/admin/maintenance': row('/api/admin/maintenance', 200, {
    on: false,
    message: { 'pl-PL': '' },
    until: null,
  }),
  'GET /api/admin/feeds': row('/api/admin/feeds', 200),
  'PUT /api/admin/feeds/{feed}': row('/api/admin/feeds/google', 200, {
    ...{ isOn: false, locale: 'pl-PL', states: ['new'] },
  }),
  'POST /api/admin/feeds/{feed}/write': row('/api/admin/feeds/ceneo/write', 409),
  'GET /api/admin/jobs': row('/api/admin/jobs', 200),
  'POST /api/admin/jobs/retry': row('/api/admin/jobs/retry', 200, { name: 'mail.send' }),
  'POST /api/admin/jobs/{id}/retry': row('/api/admin/jobs/999999999/retry', 409),
  'POST /api/admin/jobs/{id}/give-up': row('/api/admin/jobs/999999999/give-up', 409, { reason: 'Nieaktualne.' }),
}
