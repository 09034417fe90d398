import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Bundle } from '../i18n/all-texts.ts'
import type { TextKey } from './texts/registry.ts'

/** Who may enter. The server refuses the rest by itself, whatever a screen shows. */
export type Access = 'public' | 'guestOnly' | 'signedIn' | 'seller' | 'operator'

type Row = readonly [
  id: string,
  /** Below the language prefix; empty: the start page. */
  path: string,
  /** File in `screens/`. `not-available`: the shared page that says the function comes later. */
  screen: string,
  title: TextKey<'meta'>,
  description: TextKey<'meta'>,
  access: Access,
  /** Texts loaded with the screen, besides those of every page. */
  ...texts: Exclude<Bundle, 'shop' | 'meta'>[],
]

/** Every screen of the market, inside the layout of `root.tsx`. Order does not matter: the most exact path wins. */
const rows: readonly Row[] = [
  ['start', '', 'storefront/start', 'startTitle', 'startText', 'public', 'catalog'],
  ['register', 'register', 'account/register', 'registerTitle', 'registerText', 'guestOnly', 'account'],
  [
    'registerCompany',
    'registercompany',
    'seller/register-company',
    'registerCompanyTitle',
    'registerCompanyText',
    'public',
    'account',
    'company',
  ],
  ['auth', 'auth', 'account/auth', 'authTitle', 'authText', 'guestOnly', 'account'],
  ['verify', 'verify', 'account/verify', 'verifyTitle', 'verifyText', 'public', 'account'],
  ['forgot', 'forgot', 'account/forgot', 'forgotTitle', 'forgotText', 'guestOnly', 'account'],
  [
    'resetPassword',
    'reset-password',
    'account/reset-password',
    'resetPasswordTitle',
    'resetPasswordText',
    'public',
    'account',
  ],
  [
    'confirmEmail',
    'confirm-email',
    'account/confirm-email',
    'confirmEmailTitle',
    'confirmEmailText',
    'public',
    'account',
  ],
  ['account', 'account', 'account/account', 'accountTitle', 'accountText', 'signedIn', 'account'],
  ['addShop', 'add', 'not-available', 'addShopTitle', 'laterText', 'seller'],
  ['myShops', 'my-shops', 'not-available', 'myShopsTitle', 'laterText', 'seller'],
  ['shopEdit', 'shops/:id/edit', 'not-available', 'shopEditTitle', 'laterText', 'seller'],
  ['shop', 'shops/:id', 'storefront/shop', 'shopTitle', 'shopText', 'public', 'catalog'],
  [
    'listCategory',
    'listcategory',
    'storefront/list-category',
    'listCategoryTitle',
    'listCategoryText',
    'public',
    'catalog',
  ],
  ['catalog', 'catalog', 'storefront/catalog', 'catalogTitle', 'catalogText', 'public', 'catalog'],
  ['orders', 'orders', 'not-available', 'ordersTitle', 'laterText', 'seller'],
  ['productNew', 'products/new', 'not-available', 'productNewTitle', 'laterText', 'seller'],
  ['productEdit', 'products/:id/edit', 'not-available', 'productEditTitle', 'laterText', 'seller'],
  ['product', 'products/:id', 'storefront/product', 'productTitle', 'productText', 'public', 'product'],
  ['cart', 'cart', 'checkout/cart', 'cartTitle', 'cartText', 'public', 'checkout'],
  ['admin', 'admin', 'admin/overview', 'adminTitle', 'adminText', 'operator', 'admin'],
  ['adminCompanies', 'admin/companies', 'admin/companies', 'adminCompaniesTitle', 'adminText', 'operator', 'admin'],
  [
    'adminCompany',
    'admin/companies/:id',
    'admin/company',
    'adminCompanyTitle',
    'adminText',
    'operator',
    'admin',
    'company',
  ],
  ['adminUsers', 'admin/users', 'admin/users', 'adminUsersTitle', 'adminText', 'operator', 'admin', 'account'],
  ['adminMails', 'admin/mails', 'admin/mails', 'adminMailsTitle', 'adminText', 'operator', 'admin'],
  ['adminAudit', 'admin/audit', 'admin/audit', 'adminAuditTitle', 'adminText', 'operator', 'admin'],
  [
    'adminRequirements',
    'admin/requirements',
    'admin/requirements',
    'adminRequirementsTitle',
    'adminText',
    'operator',
    'admin',
    'company',
  ],
  ['userOrders', 'userorders', 'not-available', 'userOrdersTitle', 'laterText', 'signedIn'],
  ['index', 'index', 'storefront/index-page', 'indexTitle', 'indexText', 'public', 'catalog'],
  [
    'paymentSelection',
    'payment-selection',
    'checkout/payment-selection',
    'paymentSelectionTitle',
    'paymentSelectionText',
    'public',
    'checkout',
  ],
  [
    'paymentSuccess',
    'payment/success',
    'checkout/payment-success',
    'paymentSuccessTitle',
    'paymentSuccessText',
    'public',
    'checkout',
  ],
  [
    'paymentCancel',
    'payment/cancel',
    'checkout/payment-cancel',
    'paymentCancelTitle',
    'paymentCancelText',
    'public',
    'checkout',
  ],
  [
    'paymentIncomplete',
    'payment/incomplete',
    'checkout/payment-incomplete',
    'paymentIncompleteTitle',
    'paymentIncompleteText',
    'public',
    'checkout',
  ],
  ['order', 'order/:key', 'checkout/order', 'orderTitle', 'orderText', 'public', 'checkout'],
  ['companyData', 'company-data', 'seller/company-data', 'companyDataTitle', 'companyDataText', 'signedIn', 'company'],
  ['team', 'team', 'seller/team', 'teamTitle', 'teamText', 'seller', 'company'],
  ['invitation', 'invitation', 'seller/invitation', 'invitationTitle', 'invitationText', 'public', 'company'],
  ['company', 'company/:id', 'storefront/company', 'companyTitle', 'companyText', 'public', 'catalog', 'product'],
  ['compare', 'compare', 'storefront/compare', 'compareTitle', 'compareText', 'public', 'catalog'],
  ['rules', 'rules', 'terms/rules', 'rulesTitle', 'rulesText', 'public', 'terms'],
  ['policy', 'policy', 'terms/policy', 'policyTitle', 'policyText', 'public', 'terms'],
  ['regular', 'regular', 'terms/regular', 'regularTitle', 'regularText', 'public', 'terms'],
  [
    'privacyPolicy',
    'privacy-policy',
    'terms/privacy-policy',
    'privacyPolicyTitle',
    'privacyPolicyText',
    'public',
    'terms',
  ],
  ['ranking', 'ranking', 'terms/ranking', 'rankingTitle', 'rankingText', 'public', 'terms'],
  [
    'securityReport',
    'security-report',
    'terms/security-report',
    'securityReportTitle',
    'securityReportText',
    'public',
    'terms',
  ],
  [
    'intellectualProperty',
    'intellectual-property',
    'terms/intellectual-property',
    'intellectualPropertyTitle',
    'intellectualPropertyText',
    'public',
    'terms',
  ],
  ['appDownload', 'app-download', 'terms/app-download', 'appDownloadTitle', 'appDownloadText', 'public', 'terms'],
  ['certificate', 'certificate', 'terms/certificate', 'certificateTitle', 'certificateText', 'public', 'terms'],
  ['contact', 'contact', 'not-available', 'contactTitle', 'laterText', 'public'],
  ['messages', 'messages', 'not-available', 'messagesTitle', 'laterText', 'signedIn'],
  ['customers', 'customers', 'not-available', 'customersTitle', 'laterText', 'seller'],
  ['allOrders', 'all-orders', 'not-available', 'allOrdersTitle', 'laterText', 'operator'],
  ['logistics', 'logistics', 'not-available', 'logisticsTitle', 'laterText', 'seller'],
  ['configuration', 'configuration', 'not-available', 'configurationTitle', 'laterText', 'operator'],
  ['sellerPresentation', 'seller-presentation/:id', 'not-available', 'sellerPresentationTitle', 'laterText', 'public'],
  ['notFound', '*', 'not-found', 'notFoundTitle', 'notFoundText', 'public'],
]

export type RouteRow = {
  id: string
  path: string
  titleKey: TextKey<'meta'>
  descriptionKey: TextKey<'meta'>
  access: Access
  /** False: the screen comes later. */
  ready: boolean
  texts: readonly Bundle[]
}

export const routeTable: readonly RouteRow[] = rows.map(
  ([id, path, screen, titleKey, descriptionKey, access, ...texts]) => ({
    id,
    path,
    titleKey,
    descriptionKey,
    access,
    ready: screen !== 'not-available',
    texts,
  }),
)

const entries: RouteConfigEntry[] = rows.map(([id, path, screen]) => ({
  id,
  file: `screens/${screen}.tsx`,
  ...(path === '' ? { index: true } : { path }),
}))

export default entries
