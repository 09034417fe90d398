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
  ['/admin/reports', 'reports', 'content'],
  ['/admin/duties', 'duties', 'market'],
  ['/admin/messages', 'messages', 'people'],
  ['/admin/message-reports', 'messageReports', 'content'],
  ['/admin/chargebacks', 'chargebacks', 'money'],
  ['/admin/incidents', 'incidents', 'orders'],
  ['/admin/points', 'points', 'market'],
  ['/admin/disputes', 'disputes', 'orders'],
  ['/admin/refunds', 'refunds', 'money'],
  ['/admin/payouts', 'payouts', 'money'],
  ['/admin/bank', 'bank', 'money'],
  ['/admin/settlements', 'settlementReports', 'money'],
  ['/admin/documents', 'salesDocuments', 'money'],
  ['/admin/exchange-rates', 'exchangeRates', 'money'],
  ['/admin/periods', 'periods', 'market'],
  ['/configuration', 'configuration', 'market'],
  ['/admin/mails', 'mails', 'people'],
  ['/admin/audit', 'audit', 'market'],
] as const

/** The area of a page; what stands nowhere in the navigation belongs to the page above it. */
export function areaOf(path: string): StaffArea | null {
  const found = ADMIN_PAGES.filter(([to]) => path === to || path.startsWith(`${to}/`))
  return found.toSorted((one, other) => other[0].length - one[0].length)[0]?.[2] ?? null
}
