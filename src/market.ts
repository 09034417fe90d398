import type { Hono } from 'hono'
import {
  accountsJobs,
  accountsService,
  authenticate,
  endedSessions,
  ownAccountService,
  peopleService,
  secondFactorService,
} from './domains/accounts/index.ts'
import { addressBookService } from './domains/address-book/index.ts'
import { apiKeysService, authenticateKey, KEY_PREFIX } from './domains/api-keys/index.ts'
import { approvalJobs, approvalService } from './domains/approval/index.ts'
import { auditService } from './domains/audit/index.ts'
import { brandingJobs, presentationService } from './domains/branding/index.ts'
import { cartJobs, cartService } from './domains/cart/index.ts'
import { cashOnDeliveryJobs, cashOnDeliveryService } from './domains/cash-on-delivery/index.ts'
import { categoriesJobs, categoriesService, categoryTreeService } from './domains/categories/index.ts'
import { chargebackEvidenceService, chargebacksJobs, chargebacksService } from './domains/chargebacks/index.ts'
import {
  buyAgainService,
  checkoutJobs,
  checkoutService,
  payFormRoutes,
  paymentDataService,
} from './domains/checkout/index.ts'
import { commissionService } from './domains/commission/index.ts'
import { companiesJobs, companiesService } from './domains/companies/index.ts'
import { documentListService, documentsJobs, documentsService, withdrawalFormsPdf } from './domains/documents/index.ts'
import { exchangeRatesService } from './domains/exchange-rates/index.ts'
import {
  bulkOrdersService,
  fulfilmentJobs,
  fulfilmentService,
  notesService,
  orderUnitsService,
  savedFiltersService,
} from './domains/fulfilment/index.ts'
import { importsJobs, importsService } from './domains/imports/index.ts'
import { insightsJobs, insightsService } from './domains/insights/index.ts'
import { collectionsService, labelsJobs, labelsService } from './domains/labels/index.ts'
import { ledgerService } from './domains/ledger/index.ts'
import { mailJobs, mailService, unsubscribeRoutes } from './domains/mail/index.ts'
import {
  countUnread,
  messageReportsService,
  messagesJobs,
  messagesService,
  messageTemplatesService,
} from './domains/messages/index.ts'
import { countUnreadOf, noticeRefusal, noticesJobs, noticesService } from './domains/notices/index.ts'
import { orderMailsJobs } from './domains/order-mails/index.ts'
import { orderClocks, orderDoors, ordersJobs, ordersService } from './domains/orders/index.ts'
import { forOperators, paymentsJobs, paymentsService, sandboxRoutes } from './domains/payments/index.ts'
import { payoutsJobs, payoutsService } from './domains/payouts/index.ts'
import { placesJobs, placesService } from './domains/places/index.ts'
import { pricingJobs } from './domains/pricing/index.ts'
import { privacyJobs, privacyService } from './domains/privacy/index.ts'
import { productListJobs, productListService } from './domains/product-list/index.ts'
import { offersJobs, offersService, pickupService, productsService } from './domains/products/index.ts'
import { ratingsService } from './domains/ratings/index.ts'
import { reconciliationJobs, reconciliationService } from './domains/reconciliation/index.ts'
import {
  chargebackDocumentsService,
  orderFormRoutes,
  refundListsService,
  refundsAdminService,
  refundsJobs,
  refundsService,
} from './domains/refunds/index.ts'
import {
  buyerReturnsService,
  caseFilesService,
  operatorReturnsService,
  returnFormRoutes,
  returnLabelsService,
  returnsJobs,
  returnTermsService,
  sellerReturnsService,
} from './domains/returns/index.ts'
import { findPicture, reviewsService } from './domains/reviews/index.ts'
import { assistService, searchJobs, searchService } from './domains/search/index.ts'
import { settingsService, VERSION } from './domains/settings/index.ts'
import {
  carrierAccountsService,
  deliverySettingsService,
  pointFilesService,
  sendingService,
  shippingJobs,
  shippingService,
} from './domains/shipping/index.ts'
import { ownShopsService, shopsService } from './domains/shops/index.ts'
import { siteJobs, siteService, viewRoutes } from './domains/site/index.ts'
import { teamJobs, teamService } from './domains/team/index.ts'
import { trackingJobs, trackingService } from './domains/tracking/index.ts'
import { digitalLinkRoutes, passportFormRoutes, unitsJobs, unitsService } from './domains/units/index.ts'
import {
  favouritesService,
  savedSearchesService,
  stockAlertRefusal,
  stockAlertRoutes,
  stockAlertsService,
  wishesJobs,
} from './domains/wishes/index.ts'
import { PageCache } from './platform/cache/page-cache.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/database.ts'
import type { Deps } from './platform/deps.ts'
import { allowDrawings } from './platform/files/decoder.ts'
import { watchDisk } from './platform/files/disk-space.ts'
import { diskFiles } from './platform/files/files.ts'
import { createUploads } from './platform/files/uploads.ts'
import { apiQueries } from './platform/http/api-queries.ts'
import { createApp } from './platform/http/app.ts'
import { createIdempotency } from './platform/http/idempotency.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import type { Service } from './platform/http/service.ts'
import { createEmit } from './platform/jobs/events.ts'
import { type AddJob, type AnyJobs, createAddJob } from './platform/jobs/jobs.ts'
import type { JobKind } from './platform/jobs/kinds.ts'
import { createLimits } from './platform/limits/limits.ts'
import { createHub, type LiveHub } from './platform/live/hub.ts'
import { liveService } from './platform/live/live-service.ts'
import type { Log } from './platform/log/log.ts'
import { watchMail } from './platform/mail/watch-mail.ts'
import { platformJobs } from './platform/platform-jobs.ts'
import { secretsOf } from './platform/secrets/secrets.ts'
import { must } from './values/must.ts'

export type Market = {
  deps: Deps
  services: Service[]
  jobs: JobKind[]
  cache: PageCache
  /** Who looks at this process, and is told what changes. */
  live: LiveHub
  app: Hono
  /** Asks the mail server whether it would take mail, and logs when it would not. */
  checkMail: () => Promise<void>
}

export type MarketOptions = {
  now?: () => Date
  /** Where jobs work; with the requests unless given. */
  jobsDb?: Database
  /** Takes jobs in place of the queue: for a market whose clock is not that of its database. */
  addJob?: AddJob<AnyJobs>
  /** True once a stop was asked for: `/readyz` says so and traffic goes elsewhere. */
  isStopping?: () => boolean
}

/** The API of every domain. Made anew on a transaction for a request that carries an Idempotency-Key. */
const DOORS: readonly ((deps: Deps) => Service)[] = [
  settingsService,
  auditService,
  mailService,
  exchangeRatesService,
  accountsService,
  ownAccountService,
  secondFactorService,
  peopleService,
  addressBookService,
  noticesService,
  companiesService,
  approvalService,
  teamService,
  apiKeysService,
  presentationService,
  siteService,
  shopsService,
  ownShopsService,
  placesService,
  categoriesService,
  unitsService,
  productsService,
  offersService,
  productListService,
  categoryTreeService,
  pickupService,
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
  documentsService,
  documentListService,
  payoutsService,
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
  importsService,
  insightsService,
  privacyService,
]

/** Puts the market together: the only place that knows every domain. Opens nothing and starts nothing. */
export function buildMarket(config: Config, db: Database, log: Log, options: MarketOptions = {}): Market {
  const secrets = secretsOf(config)
  if (config.demo) allowDrawings()
  const mail = watchMail(config, log)
  const disk = watchDisk(config.dataDir, config.minFreeBytes)
  const now = options.now ?? (() => new Date())
  // Filled below: to be made, kinds need what adds them.
  const jobs: JobKind[] = []
  // Beside the files, on the same disk: what is kept is moved, not copied.
  const uploads = createUploads(`${config.dataDir}/files/uploads`, disk)
  const deps: Deps = {
    db,
    log,
    config,
    now,
    files: diskFiles(`${config.dataDir}/files`, disk),
    secrets,
    limits: createLimits(db, secrets),
    emit: createEmit(jobs, now, options.addJob),
    addJob: (options.addJob as AddJob | undefined) ?? createAddJob({ now, kinds: jobs }),
  }
  const live = createHub(deps, {
    // How much somebody has unread of each kind that is told live.
    readers: {
      messages: (viewer) => countUnread(deps, viewer),
      notices: ({ accountId }) => countUnreadOf(deps, accountId),
    },
    endedSessions: (ids) => endedSessions(deps, ids),
  })
  const doors = [...DOORS, () => liveService(live)]
  const services = doors.map((door) => door(deps))
  const own: Deps = { ...deps, db: options.jobsDb ?? db }
  jobs.push(
    ...platformJobs(own, uploads),
    ...companiesJobs(own),
    ...brandingJobs(own),
    ...approvalJobs(own),
    ...teamJobs(own),
    ...placesJobs(own),
    ...siteJobs(own),
    ...mailJobs(own, withdrawalFormsPdf),
    ...accountsJobs(own),
    ...noticesJobs(own),
    ...categoriesJobs(own),
    ...pricingJobs(own),
    ...unitsJobs(own),
    ...offersJobs(own),
    ...productListJobs(own),
    ...searchJobs(own),
    ...cartJobs(own),
    ...shippingJobs(own),
    ...paymentsJobs(own),
    ...ordersJobs(own),
    ...documentsJobs(own),
    ...payoutsJobs(own),
    ...chargebacksJobs(own),
    ...checkoutJobs(own),
    ...reconciliationJobs(own),
    ...refundsJobs(own),
    ...orderMailsJobs(own),
    ...messagesJobs(own),
    ...wishesJobs(own),
    ...trackingJobs(own),
    ...fulfilmentJobs(own),
    ...labelsJobs(own),
    ...returnsJobs(own),
    ...cashOnDeliveryJobs(own),
    ...importsJobs(own),
    ...insightsJobs(own),
    ...privacyJobs(own),
  )
  const cache = new PageCache(config.pageCache, undefined, securityHeaders(config.publicUrl))
  cache.addReader(apiQueries(services))
  const app = createApp({
    deps,
    services,
    serviceOn: (at, tx) => must(doors[at], 'a door')({ ...deps, db: tx }),
    cache,
    version: VERSION,
    authenticate: (token) => (token.startsWith(KEY_PREFIX) ? authenticateKey(deps, token) : authenticate(deps, token)),
    idempotency: createIdempotency(db),
    uploads,
    pictures: findPicture(deps),
    isStopping: options.isStopping ?? (() => false),
    disk,
    mail: mail.state,
  })
  app.route('/sandbox-pay', sandboxRoutes(deps))
  app.route('/view', viewRoutes(deps))
  app.route('/', unsubscribeRoutes(deps, [noticeRefusal, stockAlertRefusal]))
  app.route('/', orderDoors.confirmationRoutes(deps))
  app.route('/', orderDoors.findOrderRoutes(deps))
  app.route('/', stockAlertRoutes(deps))
  app.route('/', payFormRoutes(deps))
  app.route('/', orderFormRoutes(deps))
  app.route('/', returnFormRoutes(deps))
  app.route('/', passportFormRoutes(deps))
  app.route('/', digitalLinkRoutes())
  return { deps, services, jobs, cache, live, app, checkMail: mail.check }
}
