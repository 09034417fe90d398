import type { z } from 'zod'
import type { accountContract, usersContract } from '../domains/accounts/contract.ts'
import type { adminUsersContract } from '../domains/accounts/people/contract.ts'
import type { secondFactorContract } from '../domains/accounts/second-factor/contract.ts'
import type { addressBookContract } from '../domains/address-book/contract.ts'
import type { apiKeysContract } from '../domains/api-keys/contract.ts'
import type { approvalContract } from '../domains/approval/contract.ts'
import type { oversightContract } from '../domains/approval/oversight/contract.ts'
import type { auditContract } from '../domains/audit/contract.ts'
import type { presentationContract } from '../domains/branding/contract.ts'
import type { cartContract } from '../domains/cart/contract.ts'
import type { cashOnDeliveryContract } from '../domains/cash-on-delivery/contract.ts'
import type { categoriesContract } from '../domains/categories/contract.ts'
import type { categoryTreeContract } from '../domains/categories/tree/contract.ts'
import type { chargebacksContract } from '../domains/chargebacks/contract.ts'
import type { evidenceContract } from '../domains/chargebacks/evidence/contract.ts'
import type { buyAgainContract } from '../domains/checkout/buy-again/contract.ts'
import type { checkoutContract } from '../domains/checkout/contract.ts'
import type { paymentDataContract } from '../domains/checkout/payment-data/contract.ts'
import type { webhooksContract } from '../domains/checkout/webhooks/contract.ts'
import type { commissionContract } from '../domains/commission/contract.ts'
import type { companiesContract } from '../domains/companies/contract.ts'
import type { dueContract } from '../domains/desk/due/contract.ts'
import type { figuresContract } from '../domains/desk/figures/contract.ts'
import type { healthContract } from '../domains/desk/health/contract.ts'
import type { jobsContract } from '../domains/desk/jobs/contract.ts'
import type { listFilesContract } from '../domains/desk/list-files/contract.ts'
import type { moneyFilesContract } from '../domains/desk/list-files/money/contract.ts'
import type { workFilesContract } from '../domains/desk/list-files/work/contract.ts'
import type { maintenanceContract } from '../domains/desk/maintenance/contract.ts'
import type { openingContract } from '../domains/desk/opening/contract.ts'
import type { documentListContract } from '../domains/documents/admin/contract.ts'
import type { documentsContract } from '../domains/documents/contract.ts'
import type { exchangeRatesContract } from '../domains/exchange-rates/contract.ts'
import type { feedsContract } from '../domains/feeds/contract.ts'
import type { bulkContract } from '../domains/fulfilment/bulk/contract.ts'
import type { fulfilmentContract } from '../domains/fulfilment/contract.ts'
import type { notesContract } from '../domains/fulfilment/notes/contract.ts'
import type { orderUnitsContract } from '../domains/fulfilment/order-units/contract.ts'
import type { savedFiltersContract } from '../domains/fulfilment/saved-filters/contract.ts'
import type { importsContract } from '../domains/imports/contract.ts'
import type { insightsContract } from '../domains/insights/contract.ts'
import type { collectionsContract } from '../domains/labels/collections/contract.ts'
import type { labelsContract } from '../domains/labels/contract.ts'
import type { ledgerContract } from '../domains/ledger/contract.ts'
import type { mailContract } from '../domains/mail/contract.ts'
import type { mailTextsContract } from '../domains/mail/texts/contract.ts'
import type { messagesContract } from '../domains/messages/contract.ts'
import type { messageReportsContract } from '../domains/messages/reports/contract.ts'
import type { messageTemplatesContract } from '../domains/messages/templates/contract.ts'
import type { moderationContract } from '../domains/moderation/contract.ts'
import type { dutiesContract } from '../domains/moderation/duties/contract.ts'
import type { flaggersContract } from '../domains/moderation/flaggers/contract.ts'
import type { goodsContract } from '../domains/moderation/goods/contract.ts'
import type { operatorModerationContract } from '../domains/moderation/operator/contract.ts'
import type { noticesContract } from '../domains/notices/contract.ts'
import type { allOrdersContract } from '../domains/orders/all/contract.ts'
import type { recordContract } from '../domains/orders/all/record/contract.ts'
import type { orderClocksContract } from '../domains/orders/clocks/contract.ts'
import type { ordersContract } from '../domains/orders/contract.ts'
import type { ownPurchasesContract } from '../domains/orders/own/contract.ts'
import type { boughtUnitsContract } from '../domains/orders/units/contract.ts'
import type { pageTextsContract } from '../domains/page-texts/contract.ts'
import type { operatorTextsContract } from '../domains/page-texts/operator/contract.ts'
import type { paymentAlarmsContract } from '../domains/payments/alarms/contract.ts'
import type { paymentsContract } from '../domains/payments/contract.ts'
import type { paymentOfferContract } from '../domains/payments/offer/contract.ts'
import type { providerKeysContract } from '../domains/payments/provider-keys/contract.ts'
import type { payoutsContract } from '../domains/payouts/contract.ts'
import type { placesContract } from '../domains/places/contract.ts'
import type { dataExportsContract } from '../domains/privacy/company/contract.ts'
import type { privacyContract } from '../domains/privacy/contract.ts'
import type { productListContract } from '../domains/product-list/contract.ts'
import type { productSafetyContract } from '../domains/product-safety/contract.ts'
import type { productsContract } from '../domains/products/contract.ts'
import type { offersContract } from '../domains/products/offers/contract.ts'
import type { pickupContract } from '../domains/products/pickup/contract.ts'
import type { offerSafetyContract } from '../domains/products/safety/contract.ts'
import type { sameModelContract } from '../domains/products/same-model/contract.ts'
import type { ratingsContract } from '../domains/ratings/contract.ts'
import type { recallsContract } from '../domains/recalls/contract.ts'
import type { originContract } from '../domains/recalls/origin/contract.ts'
import type { reconciliationContract } from '../domains/reconciliation/contract.ts'
import type { refundsAdminContract } from '../domains/refunds/admin/contract.ts'
import type { chargebackDocumentsContract } from '../domains/refunds/chargeback-documents/contract.ts'
import type { refundsContract } from '../domains/refunds/contract.ts'
import type { refundListsContract } from '../domains/refunds/lists/contract.ts'
import type { buyerReturnsContract } from '../domains/returns/buyer/contract.ts'
import type { caseFilesContract } from '../domains/returns/files/contract.ts'
import type { returnLabelsContract } from '../domains/returns/label/contract.ts'
import type { operatorReturnsContract } from '../domains/returns/operator/contract.ts'
import type { sellerReturnsContract } from '../domains/returns/seller/contract.ts'
import type { returnTermsContract } from '../domains/returns/terms/contract.ts'
import type { reviewsContract } from '../domains/reviews/contract.ts'
import type { assistContract } from '../domains/search/assist/contract.ts'
import type { searchContract } from '../domains/search/contract.ts'
import type { settingsContract } from '../domains/settings/contract.ts'
import type { carrierAccountsContract } from '../domains/shipping/carrier-accounts/contract.ts'
import type { shippingContract } from '../domains/shipping/contract.ts'
import type { deliverySettingsContract } from '../domains/shipping/delivery-settings/contract.ts'
import type { pointFilesContract } from '../domains/shipping/point-files/contract.ts'
import type { sendingContract } from '../domains/shipping/sending/contract.ts'
import type { shopsContract } from '../domains/shops/contract.ts'
import type { ownShopsContract } from '../domains/shops/own/contract.ts'
import type { siteContract } from '../domains/site/contract.ts'
import type { guaranteeContract } from '../domains/site/guarantee/contract.ts'
import type { startPageContract } from '../domains/site/start-page/contract.ts'
import type { taxReportsContract } from '../domains/tax-reports/contract.ts'
import type { teamContract } from '../domains/team/contract.ts'
import type { trackingContract } from '../domains/tracking/contract.ts'
import type { unitsContract } from '../domains/units/contract.ts'
import type { repairsContract } from '../domains/units/repairs/contract.ts'
import type { favouritesContract } from '../domains/wishes/favourites/contract.ts'
import type { savedSearchesContract } from '../domains/wishes/searches/contract.ts'
import type { stockAlertsContract } from '../domains/wishes/stock-alerts/contract.ts'

/** Every call of the public API. A new domain adds its contract here. */
export type Market = typeof unitsContract &
  typeof oversightContract &
  typeof recordContract &
  typeof boughtUnitsContract &
  typeof orderUnitsContract &
  typeof providerKeysContract &
  typeof productListContract &
  typeof offersContract &
  typeof offerSafetyContract &
  typeof productSafetyContract &
  typeof labelsContract &
  typeof cashOnDeliveryContract &
  typeof collectionsContract &
  typeof categoriesContract &
  typeof categoryTreeContract &
  typeof commissionContract &
  typeof importsContract &
  typeof moderationContract &
  typeof goodsContract &
  typeof recallsContract &
  typeof originContract &
  typeof repairsContract &
  typeof operatorModerationContract &
  typeof flaggersContract &
  typeof pageTextsContract &
  typeof operatorTextsContract &
  typeof dutiesContract &
  typeof jobsContract &
  typeof healthContract &
  typeof dueContract &
  typeof listFilesContract &
  typeof moneyFilesContract &
  typeof workFilesContract &
  typeof figuresContract &
  typeof openingContract &
  typeof maintenanceContract &
  typeof insightsContract &
  typeof documentListContract &
  typeof documentsContract &
  typeof payoutsContract &
  typeof taxReportsContract &
  typeof dataExportsContract &
  typeof chargebacksContract &
  typeof evidenceContract &
  typeof paymentDataContract &
  typeof webhooksContract &
  typeof paymentAlarmsContract &
  typeof trackingContract &
  typeof fulfilmentContract &
  typeof savedFiltersContract &
  typeof notesContract &
  typeof bulkContract &
  typeof ledgerContract &
  typeof chargebackDocumentsContract &
  typeof refundsContract &
  typeof refundsAdminContract &
  typeof buyerReturnsContract &
  typeof caseFilesContract &
  typeof operatorReturnsContract &
  typeof sellerReturnsContract &
  typeof returnLabelsContract &
  typeof returnTermsContract &
  typeof refundListsContract &
  typeof ratingsContract &
  typeof reviewsContract &
  typeof messagesContract &
  typeof messageReportsContract &
  typeof messageTemplatesContract &
  typeof apiKeysContract &
  typeof presentationContract &
  typeof siteContract &
  typeof guaranteeContract &
  typeof startPageContract &
  typeof exchangeRatesContract &
  typeof ownShopsContract &
  typeof pickupContract &
  typeof placesContract &
  typeof carrierAccountsContract &
  typeof deliverySettingsContract &
  typeof pointFilesContract &
  typeof sendingContract &
  typeof assistContract &
  typeof accountContract &
  typeof addressBookContract &
  typeof noticesContract &
  typeof feedsContract &
  typeof favouritesContract &
  typeof savedSearchesContract &
  typeof stockAlertsContract &
  typeof adminUsersContract &
  typeof approvalContract &
  typeof auditContract &
  typeof mailContract &
  typeof mailTextsContract &
  typeof privacyContract &
  typeof secondFactorContract &
  typeof teamContract &
  typeof usersContract &
  typeof cartContract &
  typeof productsContract &
  typeof sameModelContract &
  typeof checkoutContract &
  typeof buyAgainContract &
  typeof reconciliationContract &
  typeof companiesContract &
  typeof ordersContract &
  typeof allOrdersContract &
  typeof ownPurchasesContract &
  typeof orderClocksContract &
  typeof paymentsContract &
  typeof paymentOfferContract &
  typeof searchContract &
  typeof settingsContract &
  typeof shippingContract &
  typeof shopsContract

export type ApiKey = keyof Market & string

type Part<E, P extends string> = E extends Record<P, infer S> ? S : never

/** A path or query value before it is written into the URL: numbers may be given where the contract coerces. */
type Loose<T> = { [K in keyof T]: T[K] extends number | undefined ? T[K] | string : T[K] }

type Given<E, P extends 'params' | 'query'> =
  Part<E, P> extends z.ZodType ? Loose<z.output<Part<E, P>>> : Record<string, never>

export type ApiInput<K extends ApiKey> = {
  params?: Given<Market[K], 'params'>
  query?: Given<Market[K], 'query'>
  body?: Part<Market[K], 'body'> extends z.ZodType ? z.input<Part<Market[K], 'body'>> : never
  /** The bytes of an upload. */
  file?: Blob
  /** Sent as `Idempotency-Key`: the same key and body never act twice. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** A download answers its bytes. */
export type ApiOutput<K extends ApiKey> = Market[K] extends { download: true }
  ? Blob
  : Part<Market[K], 'response'> extends z.ZodType
    ? z.output<Part<Market[K], 'response'>>
    : undefined

/** Calls the API; throws `ApiProblem` on every answer that is no success. */
export type Api = <K extends ApiKey>(key: K, input?: ApiInput<K>) => Promise<ApiOutput<K>>
