import type { TeamAction } from '../../../domains/companies/rules/team-permissions.ts'

type Page = {
  to: string
  /** Text key of the panel. */
  name:
    | 'dashboard'
    | 'orders'
    | 'labels'
    | 'returns'
    | 'customers'
    | 'reviews'
    | 'decisions'
    | 'origins'
    | 'settlements'
    | 'payouts'
    | 'cashOnDelivery'
    | 'products'
    | 'units'
    | 'bench'
    | 'imports'
    | 'categories'
    | 'shops'
    | 'logistics'
    | 'configuration'
    | 'companyData'
    | 'team'
    | 'documents'
    | 'apiKeys'
    | 'sellerTerms'
    | 'taxData'
    | 'dataExport'
  /** What a role needs to be allowed for the page to be of use. */
  needs: TeamAction
}
type Group = { name: 'groupSales' | 'groupGoods' | 'groupStore' | 'groupCompany'; pages: readonly Page[] }

/** The seller panel's pages as its navigation lists them. */
export const SELLER_PAGES: readonly Group[] = [
  {
    name: 'groupSales',
    pages: [
      { to: '/dashboard', name: 'dashboard', needs: 'company.view' },
      { to: '/orders', name: 'orders', needs: 'orders.view' },
      { to: '/labels', name: 'labels', needs: 'orders.view' },
      { to: '/returns', name: 'returns', needs: 'orders.view' },
      { to: '/origin-requests', name: 'origins', needs: 'orders.view' },
      { to: '/customers', name: 'customers', needs: 'orders.view' },
      { to: '/received-reviews', name: 'reviews', needs: 'orders.view' },
      { to: '/settlements', name: 'settlements', needs: 'payouts.view' },
      { to: '/payouts', name: 'payouts', needs: 'payouts.view' },
      { to: '/cash-on-delivery', name: 'cashOnDelivery', needs: 'payouts.view' },
    ],
  },
  {
    name: 'groupGoods',
    pages: [
      { to: '/my-products', name: 'products', needs: 'products.view' },
      { to: '/own-units', name: 'units', needs: 'products.view' },
      { to: '/bench', name: 'bench', needs: 'units.edit' },
      { to: '/imports', name: 'imports', needs: 'products.view' },
      { to: '/my-categories', name: 'categories', needs: 'products.view' },
    ],
  },
  {
    name: 'groupStore',
    pages: [
      { to: '/my-shops', name: 'shops', needs: 'company.view' },
      { to: '/logistics', name: 'logistics', needs: 'company.view' },
      { to: '/configuration', name: 'configuration', needs: 'presentation.edit' },
    ],
  },
  {
    name: 'groupCompany',
    pages: [
      { to: '/company-data', name: 'companyData', needs: 'company.view' },
      { to: '/team', name: 'team', needs: 'team.view' },
      { to: '/seller-terms', name: 'sellerTerms', needs: 'company.view' },
      { to: '/tax-data', name: 'taxData', needs: 'payouts.view' },
      { to: '/documents', name: 'documents', needs: 'invoices.view' },
      { to: '/decisions', name: 'decisions', needs: 'products.edit' },
      { to: '/api-keys', name: 'apiKeys', needs: 'apiKeys.edit' },
      { to: '/data-export', name: 'dataExport', needs: 'company.export' },
    ],
  },
]
