import { pagesOf } from './page-rows.ts'

export const seller = pagesOf(
  'seller/',
  { access: 'seller', texts: ['panel'], description: 'panelText' },
  {
    registerCompany: [
      'registercompany',
      'register-company',
      { access: 'public', description: 'registerCompanyText', texts: ['account', 'company'] },
    ],
    invitation: ['invitation', 'invitation', { access: 'public', description: 'invitationText', texts: ['company'] }],
    companyData: [
      'company-data',
      'company-data',
      { access: 'signedIn', description: 'companyDataText', texts: ['company', 'panel', 'account'] },
    ],
    team: ['team', 'team', { description: 'teamText', texts: ['company', 'panel'] }],
    dashboard: ['dashboard', 'dashboard'],
    orders: ['orders', 'orders'],
    sellerOrder: ['orders/:number', 'order', { more: ['refunds'] }],
    customers: ['customers', 'customers'],
    settlements: ['settlements', 'settlements'],
    payouts: ['payouts', 'payouts', { more: ['payouts'] }],
    payout: ['payouts/:payoutId', 'payout', { more: ['payouts'] }],
    myProducts: ['my-products', 'products'],
    productNew: ['products/new', 'product-form', { more: ['offer', 'product'] }],
    productEdit: ['products/:id/edit', 'product-form', { more: ['offer', 'product'] }],
    imports: ['imports', 'imports', { more: ['offer'] }],
    import: ['imports/:id', 'import', { more: ['offer'] }],
    documents: ['documents', 'documents', { more: ['account'] }],
    apiKeys: ['api-keys', 'api-keys', { more: ['offer', 'account'] }],
    myCategories: ['my-categories', 'categories', { more: ['offer'] }],
    myShops: ['my-shops', 'my-shops', { more: ['place'] }],
    addShop: ['add', 'add-shop', { more: ['place'] }],
    shopEdit: ['shops/:id/edit', 'edit-shop', { more: ['place'] }],
    logistics: ['logistics', 'logistics', { more: ['product'] }],
    configuration: [
      'configuration',
      'configuration',
      { access: 'signedIn', more: ['admin', 'account', 'catalog', 'refunds'] },
    ],
  },
)
