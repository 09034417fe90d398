import type { StaffArea } from '../../../values/staff.ts'

/** The operator's pages in the order of their navigation, and the area of the work each belongs to; null: everybody of the team. */
export const ADMIN_PAGES = [
  ['/admin', 'overview', null],
  ['/admin/companies', 'companies', 'companies'],
  ['/admin/requirements', 'requirements', 'companies'],
  ['/admin/users', 'users', 'people'],
  ['/admin/categories', 'categories', 'content'],
  ['/admin/commission', 'commission', 'money'],
  ['/all-orders', 'allOrders', 'orders'],
  ['/admin/payments', 'payments', 'money'],
  ['/admin/webhooks', 'webhooks', 'money'],
  ['/admin/products', 'products', 'content'],
  ['/admin/reports', 'reports', 'content'],
  ['/admin/recalls', 'recalls', 'content'],
  ['/admin/brands', 'brands', 'content'],
  ['/admin/duties', 'duties', 'market'],
  ['/admin/guarantee', 'guarantee', 'market'],
  ['/admin/messages', 'messages', 'people'],
  ['/admin/message-reports', 'messageReports', 'content'],
  ['/admin/chargebacks', 'chargebacks', 'money'],
  ['/admin/incidents', 'incidents', 'orders'],
  ['/admin/points', 'points', 'market'],
  ['/admin/disputes', 'disputes', 'orders'],
  ['/admin/origin-requests', 'origins', 'orders'],
  ['/admin/refunds', 'refunds', 'money'],
  ['/admin/payouts', 'payouts', 'money'],
  ['/admin/bank', 'bank', 'money'],
  ['/admin/settlements', 'settlementReports', 'money'],
  ['/admin/documents', 'salesDocuments', 'money'],
  ['/admin/tax-reports', 'taxReports', 'money'],
  ['/admin/feeds', 'feeds', 'market'],
  ['/admin/exchange-rates', 'exchangeRates', 'money'],
  ['/admin/periods', 'periods', 'market'],
  ['/configuration', 'configuration', 'market'],
  ['/admin/start-page', 'startPage', 'market'],
  ['/admin/texts', 'texts', 'content'],
  ['/admin/mail-texts', 'mailTexts', 'content'],
  ['/admin/mails', 'mails', 'people'],
  ['/admin/health', 'health', 'market'],
  ['/admin/jobs', 'jobs', 'market'],
  ['/admin/opening', 'opening', 'market'],
  ['/admin/maintenance', 'maintenance', 'market'],
  ['/admin/data-export', 'dataExport', 'market'],
  ['/admin/audit', 'audit', 'market'],
] as const

/** The row of a page; what stands nowhere in the navigation belongs to the page above it. */
export function pageAt(path: string): (typeof ADMIN_PAGES)[number] | undefined {
  const found = ADMIN_PAGES.filter(([to]) => path === to || path.startsWith(`${to}/`))
  return found.toSorted((one, other) => other[0].length - one[0].length)[0]
}

/** The area of the work that a page belongs to; null: everybody's. */
export const areaOf = (path: string): StaffArea | null => pageAt(path)?.[2] ?? null
