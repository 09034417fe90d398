/** What members of a company may do, by role: the one table that server and screens read. */
export const TEAM_ROLES = ['owner', 'manager', 'warehouse', 'accountant'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

const TEAM_PERMISSIONS = {
  'company.view': ['owner', 'manager', 'warehouse', 'accountant'],
  'company.edit': ['owner', 'manager'],
  'company.bank': ['owner', 'accountant'],
  'company.submit': ['owner'],
  'company.export': ['owner'],
  'documents.view': ['owner', 'manager', 'accountant'],
  'documents.edit': ['owner', 'manager'],
  'team.view': ['owner', 'manager', 'warehouse', 'accountant'],
  'team.edit': ['owner'],
  'products.view': ['owner', 'manager', 'warehouse', 'accountant'],
  'products.edit': ['owner', 'manager'],
  'stock.edit': ['owner', 'manager', 'warehouse'],
  'units.edit': ['owner', 'manager', 'warehouse'],
  'shops.edit': ['owner', 'manager'],
  'delivery.edit': ['owner', 'manager'],
  'orders.view': ['owner', 'manager', 'warehouse', 'accountant'],
  'orders.ship': ['owner', 'manager', 'warehouse'],
  'notes.delete': ['owner', 'manager'],
  'orders.cancel': ['owner', 'manager'],
  'orders.refund': ['owner', 'manager', 'accountant'],
  'messages.answer': ['owner', 'manager'],
  'payouts.view': ['owner', 'accountant'],
  'invoices.view': ['owner', 'manager', 'accountant'],
  'invoices.issue': ['owner', 'manager', 'accountant'],
  'invoices.settings': ['owner', 'accountant'],
  'presentation.edit': ['owner', 'manager'],
  'apiKeys.edit': ['owner'],
} as const satisfies Record<string, readonly TeamRole[]>

export type TeamAction = keyof typeof TEAM_PERMISSIONS
export const TEAM_ACTIONS = Object.keys(TEAM_PERMISSIONS) as TeamAction[]

/** Whether a role may do something; an unknown role may do nothing. */
export function roleMay(role: string | undefined, action: TeamAction): boolean {
  return (TEAM_PERMISSIONS[action] as readonly string[]).includes(role ?? '')
}
