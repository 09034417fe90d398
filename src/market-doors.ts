import type { Hono } from 'hono'
import { accountsServices } from './domains/accounts/index.ts'
import { addressBookService } from './domains/address-book/index.ts'
import { apiKeysService } from './domains/api-keys/index.ts'
import { approvalServices } from './domains/approval/index.ts'
import { auditService } from './domains/audit/index.ts'
import { presentationService } from './domains/branding/index.ts'
import { cartFormRoutes, cartService } from './domains/cart/index.ts'
import { cashOnDeliveryService } from './domains/cash-on-delivery/index.ts'
import { categoriesService, categoryTreeService } from './domains/categories/index.ts'
import { chargebackEvidenceService, chargebacksService } from './domains/chargebacks/index.ts'
import {
  buyAgainService,
  checkoutService,
  orderByFormRoutes,
  payFormRoutes,
  paymentDataService,
  webhooksService,
} from './domains/checkout/index.ts'
import { commissionService } from './domains/commission/index.ts'
import { companiesService } from './domains/companies/index.ts'
import { documentListService, documentsService } from './domains/documents/index.ts'
import { exchangeRatesService } from './domains/exchange-rates/index.ts'
import { feedsService } from './domains/feeds/index.ts'
import {
  bulkOrdersService,
  fulfilmentService,
  notesService,
  orderUnitsService,
  savedFiltersService,
} from './domains/fulfilment/index.ts'
import { importsService } from './domains/imports/index.ts'
import { insightsService } from './domains/insights/index.ts'
import { collectionsService, labelsService } from './domains/labels/index.ts'
import { ledgerService } from './domains/ledger/index.ts'
import { mailService, mailTextsService, unsubscribeRoutes } from './domains/mail/index.ts'
import { messageReportsService, messagesService, messageTemplatesService } from './domains/messages/index.ts'
import { moderationServices, reportFormRoutes } from './domains/moderation/index.ts'
import { noticeRefusal, noticesService } from './domains/notices/index.ts'
import { orderClocks, orderDoors, ordersService } from './domains/orders/index.ts'
import { operatorTextsService, pageTextsService } from './domains/page-texts/index.ts'
import { forOperators, paymentsService } from './domains/payments/index.ts'
import { payoutsService } from './domains/payouts/index.ts'
import { placesService } from './domains/places/index.ts'
import { dataExportsService, privacyService } from './domains/privacy/index.ts'
import { productListService } from './domains/product-list/index.ts'
import { productSafetyService } from './domains/product-safety/index.ts'
import { productServices } from './domains/products/index.ts'
import { ratingsService } from './domains/ratings/index.ts'
import { originService, recallsService } from './domains/recalls/index.ts'
import { reconciliationService } from './domains/reconciliation/index.ts'
import {
  chargebackDocumentsService,
  orderFormRoutes,
  refundListsService,
  refundsAdminService,
  refundsService,
} from './domains/refunds/index.ts'
import {
  buyerReturnsService,
  caseFilesService,
  operatorReturnsService,
  returnFormRoutes,
  returnLabelsService,
  returnTermsService,
  sellerReturnsService,
} from './domains/returns/index.ts'
import { reviewsService } from './domains/reviews/index.ts'
import { assistService, searchService } from './domains/search/index.ts'
import { settingsService } from './domains/settings/index.ts'
import {
  carrierAccountsService,
  deliverySettingsService,
  pointFilesService,
  sendingService,
  shippingService,
} from './domains/shipping/index.ts'
import { ownShopsService, shopsService } from './domains/shops/index.ts'
import { guaranteeService, siteService, startPageService } from './domains/site/index.ts'
import { taxReportsService } from './domains/tax-reports/index.ts'
import { teamService } from './domains/team/index.ts'
import { trackingService } from './domains/tracking/index.ts'
import { digitalLinkRoutes, passportFormRoutes, unitsServices } from './domains/units/index.ts'
import {
  favouritesService,
  savedSearchesService,
  stockAlertRefusal,
  stockAlertRoutes,
  stockAlertsService,
} from './domains/wishes/index.ts'
import type { Deps } from './platform/deps.ts'
import type { Service } from './platform/http/service.ts'

/** The API of every domain. Made anew on a transaction for a request that carries an Idempotency-Key. */
export const DOORS: readonly ((deps: Deps) => Service)[] = [
  settingsService,
  auditService,
  mailService,
  mailTextsService,
  exchangeRatesService,
  ...accountsServices,
  addressBookService,
  noticesService,
  companiesService,
  ...approvalServices,
  teamService,
  apiKeysService,
  presentationService,
  siteService,
  guaranteeService,
  startPageService,
  feedsService,
  shopsService,
  ownShopsService,
  placesService,
  categoriesService,
  ...unitsServices,
  ...productServices,
  productSafetyService,
  productListService,
  categoryTreeService,
  shippingService,
  carrierAccountsService,
  deliverySettingsService,
  pointFilesService,
  sendingService,
  commissionService,
  searchService,
  assistService,
  favouritesService,
  savedSearchesService,
  stockAlertsService,
  paymentsService,
  forOperators.providerKeysService,
  forOperators.paymentOfferService,
  forOperators.paymentAlarmsService,
  ledgerService,
  cartService,
  orderClocks.orderClocksService,
  ordersService,
  orderDoors.boughtUnitsService,
  orderDoors.ownPurchasesService,
  orderDoors.allOrdersService,
  orderDoors.recordService,
  documentsService,
  documentListService,
  payoutsService,
  taxReportsService,
  chargebacksService,
  chargebackEvidenceService,
  ratingsService,
  reviewsService,
  messagesService,
  messageTemplatesService,
  messageReportsService,
  trackingService,
  fulfilmentService,
  savedFiltersService,
  notesService,
  orderUnitsService,
  bulkOrdersService,
  labelsService,
  collectionsService,
  checkoutService,
  buyAgainService,
  paymentDataService,
  webhooksService,
  reconciliationService,
  refundsService,
  refundsAdminService,
  chargebackDocumentsService,
  refundListsService,
  buyerReturnsService,
  caseFilesService,
  sellerReturnsService,
  operatorReturnsService,
  returnLabelsService,
  returnTermsService,
  cashOnDeliveryService,
  ...moderationServices,
  recallsService,
  originService,
  pageTextsService,
  operatorTextsService,
  importsService,
  insightsService,
  privacyService,
  dataExportsService,
]

/** Plain forms and links of mails, answered without scripts. */
export const FORMS: readonly ((deps: Deps) => Hono)[] = [
  (deps) => unsubscribeRoutes(deps, [noticeRefusal, stockAlertRefusal]),
  ...[stockAlertRoutes, orderDoors.confirmationRoutes, orderDoors.findOrderRoutes, payFormRoutes, orderFormRoutes],
  // In this order: the first knows whose cart it is.
  ...[cartFormRoutes, orderByFormRoutes],
  ...[returnFormRoutes, passportFormRoutes, reportFormRoutes, digitalLinkRoutes],
]
