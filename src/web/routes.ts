import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Bundle } from '../i18n/all-texts.ts'
import type { TextKey } from './texts/registry.ts'

export type RouteRow = {
  id: string
  /** Below the language prefix; empty: the start page. */
  path: string
  /** File in `screens/`. */
  screen: string
  titleKey: TextKey<'meta'>
  descriptionKey: TextKey<'meta'>
  /** Who may enter. The server refuses the rest by itself, whatever a screen shows. */
  access: 'public' | 'guestOnly' | 'signedIn' | 'seller' | 'operator'
  /** False: the shared page that says the function comes later. */
  ready: boolean
  /** Texts loaded with the screen, besides those of every page. */
  texts?: Exclude<Bundle, 'shop'>
}

/** Every screen of the market. All of them stand inside the layout of `root.tsx`; order does not matter, the most exact path wins. */
export const routeTable: readonly RouteRow[] = [
  { id: 'start', path: '', screen: 'storefront/start', titleKey: 'startTitle', descriptionKey: 'startText', access: 'public', ready: true },
  { id: 'register', path: 'register', screen: 'not-available', titleKey: 'registerTitle', descriptionKey: 'laterText', access: 'guestOnly', ready: false },
  { id: 'registerCompany', path: 'registercompany', screen: 'not-available', titleKey: 'registerCompanyTitle', descriptionKey: 'laterText', access: 'public', ready: false },
  { id: 'auth', path: 'auth', screen: 'not-available', titleKey: 'authTitle', descriptionKey: 'laterText', access: 'guestOnly', ready: false },
  { id: 'verify', path: 'verify', screen: 'not-available', titleKey: 'verifyTitle', descriptionKey: 'laterText', access: 'public', ready: false },
  { id: 'forgot', path: 'forgot', screen: 'not-available', titleKey: 'forgotTitle', descriptionKey: 'laterText', access: 'guestOnly', ready: false },
  { id: 'resetPassword', path: 'reset-password', screen: 'not-available', titleKey: 'resetPasswordTitle', descriptionKey: 'laterText', access: 'public', ready: false },
  { id: 'account', path: 'account', screen: 'not-available', titleKey: 'accountTitle', descriptionKey: 'laterText', access: 'signedIn', ready: false },
  { id: 'addShop', path: 'add', screen: 'not-available', titleKey: 'addShopTitle', descriptionKey: 'laterText', access: 'seller', ready: false },
  { id: 'myShops', path: 'my-shops', screen: 'not-available', titleKey: 'myShopsTitle', descriptionKey: 'laterText', access: 'seller', ready: false },
  { id: 'shopEdit', path: 'shops/:id/edit', screen: 'not-available', titleKey: 'shopEditTitle', descriptionKey: 'laterText', access: 'seller', ready: false },
  { id: 'shop', path: 'shops/:id', screen: 'storefront/shop', titleKey: 'shopTitle', descriptionKey: 'shopText', access: 'public', ready: true },
  { id: 'listCategory', path: 'listcategory', screen: 'storefront/list-category', titleKey: 'listCategoryTitle', descriptionKey: 'listCategoryText', access: 'public', ready: true },
  { id: 'catalog', path: 'catalog', screen: 'storefront/catalog', titleKey: 'catalogTitle', descriptionKey: 'catalogText', access: 'public', ready: true },
  { id: 'orders', path: 'orders', screen: 'not-available', titleKey: 'ordersTitle', descriptionKey: 'laterText', access: 'seller', ready: false },
  { id: 'productNew', path: 'products/new', screen: 'not-available', titleKey: 'productNewTitle', descriptionKey: 'laterText', access: 'seller', ready: false },
  { id: 'productEdit', path: 'products/:id/edit', screen: 'not-available', titleKey: 'productEditTitle', descriptionKey: 'laterText', access: 'seller', ready: false },
  { id: 'product', path: 'products/:id', screen: 'storefront/product', titleKey: 'productTitle', descriptionKey: 'productText', access: 'public', ready: true },
  { id: 'cart', path: 'cart', screen: 'checkout/cart', titleKey: 'cartTitle', descriptionKey: 'cartText', access: 'public', ready: true, texts: 'checkout' },
  { id: 'admin', path: 'admin', screen: 'not-available', titleKey: 'adminTitle', descriptionKey: 'laterText', access: 'operator', ready: false },
  { id: 'userOrders', path: 'userorders', screen: 'not-available', titleKey: 'userOrdersTitle', descriptionKey: 'laterText', access: 'signedIn', ready: false },
  { id: 'index', path: 'index', screen: 'storefront/index-page', titleKey: 'indexTitle', descriptionKey: 'indexText', access: 'public', ready: true },
  { id: 'paymentSelection', path: 'payment-selection', screen: 'checkout/payment-selection', titleKey: 'paymentSelectionTitle', descriptionKey: 'paymentSelectionText', access: 'public', ready: true, texts: 'checkout' },
  { id: 'paymentSuccess', path: 'payment/success', screen: 'checkout/payment-success', titleKey: 'paymentSuccessTitle', descriptionKey: 'paymentSuccessText', access: 'public', ready: true, texts: 'checkout' },
  { id: 'paymentCancel', path: 'payment/cancel', screen: 'checkout/payment-cancel', titleKey: 'paymentCancelTitle', descriptionKey: 'paymentCancelText', access: 'public', ready: true, texts: 'checkout' },
  { id: 'paymentIncomplete', path: 'payment/incomplete', screen: 'checkout/payment-incomplete', titleKey: 'paymentIncompleteTitle', descriptionKey: 'paymentIncompleteText', access: 'public', ready: true, texts: 'checkout' },
  { id: 'order', path: 'order/:key', screen: 'checkout/order', titleKey: 'orderTitle', descriptionKey: 'orderText', access: 'public', ready: true, texts: 'checkout' },
  { id: 'companyData', path: 'company-data', screen: 'not-available', titleKey: 'companyDataTitle', descriptionKey: 'laterText', access: 'signedIn', ready: false },
  { id: 'company', path: 'company/:id', screen: 'storefront/company', titleKey: 'companyTitle', descriptionKey: 'companyText', access: 'public', ready: true },
  { id: 'compare', path: 'compare', screen: 'storefront/compare', titleKey: 'compareTitle', descriptionKey: 'compareText', access: 'public', ready: true },
  { id: 'rules', path: 'rules', screen: 'terms/rules', titleKey: 'rulesTitle', descriptionKey: 'rulesText', access: 'public', ready: true, texts: 'terms' },
  { id: 'policy', path: 'policy', screen: 'terms/policy', titleKey: 'policyTitle', descriptionKey: 'policyText', access: 'public', ready: true, texts: 'terms' },
  { id: 'regular', path: 'regular', screen: 'terms/regular', titleKey: 'regularTitle', descriptionKey: 'regularText', access: 'public', ready: true, texts: 'terms' },
  { id: 'privacyPolicy', path: 'privacy-policy', screen: 'terms/privacy-policy', titleKey: 'privacyPolicyTitle', descriptionKey: 'privacyPolicyText', access: 'public', ready: true, texts: 'terms' },
  { id: 'ranking', path: 'ranking', screen: 'terms/ranking', titleKey: 'rankingTitle', descriptionKey: 'rankingText', access: 'public', ready: true, texts: 'terms' },
  { id: 'securityReport', path: 'security-report', screen: 'terms/security-report', titleKey: 'securityReportTitle', descriptionKey: 'securityReportText', access: 'public', ready: true, texts: 'terms' },
  { id: 'intellectualProperty', path: 'intellectual-property', screen: 'terms/intellectual-property', titleKey: 'intellectualPropertyTitle', descriptionKey: 'intellectualPropertyText', access: 'public', ready: true, texts: 'terms' },
  { id: 'appDownload', path: 'app-download', screen: 'terms/app-download', titleKey: 'appDownloadTitle', descriptionKey: 'appDownloadText', access: 'public', ready: true, texts: 'terms' },
  { id: 'certificate', path: 'certificate', screen: 'terms/certificate', titleKey: 'certificateTitle', descriptionKey: 'certificateText', access: 'public', ready: true, texts: 'terms' },
  { id: 'contact', path: 'contact', screen: 'not-available', titleKey: 'contactTitle', descriptionKey: 'laterText', access: 'public', ready: false },
  { id: 'messages', path: 'messages', screen: 'not-available', titleKey: 'messagesTitle', descriptionKey: 'laterText', access: 'signedIn', ready: false },
  { id: 'customers', path: 'customers', screen: 'not-available', titleKey: 'customersTitle', descriptionKey: 'laterText', access: 'seller', ready: false },
  { id: 'allOrders', path: 'all-orders', screen: 'not-available', titleKey: 'allOrdersTitle', descriptionKey: 'laterText', access: 'operator', ready: false },
  { id: 'logistics', path: 'logistics', screen: 'not-available', titleKey: 'logisticsTitle', descriptionKey: 'laterText', access: 'seller', ready: false },
  { id: 'configuration', path: 'configuration', screen: 'not-available', titleKey: 'configurationTitle', descriptionKey: 'laterText', access: 'operator', ready: false },
  { id: 'sellerPresentation', path: 'seller-presentation/:id', screen: 'not-available', titleKey: 'sellerPresentationTitle', descriptionKey: 'laterText', access: 'public', ready: false },
  { id: 'notFound', path: '*', screen: 'not-found', titleKey: 'notFoundTitle', descriptionKey: 'notFoundText', access: 'public', ready: true },
]

const entries: RouteConfigEntry[] = routeTable.map(({ id, path, screen }) => ({
  id,
  file: `screens/${screen}.tsx`,
  ...(path === '' ? { index: true } : { path }),
}))

export default entries
