import { accountsJobs } from './domains/accounts/index.ts'
import { approvalJobs } from './domains/approval/index.ts'
import { brandingJobs } from './domains/branding/index.ts'
import { cartJobs } from './domains/cart/index.ts'
import { cashOnDeliveryJobs } from './domains/cash-on-delivery/index.ts'
import { categoriesJobs } from './domains/categories/index.ts'
import { chargebacksJobs } from './domains/chargebacks/index.ts'
import { checkoutJobs } from './domains/checkout/index.ts'
import { companiesJobs } from './domains/companies/index.ts'
import { documentsJobs, withdrawalFormsPdf } from './domains/documents/index.ts'
import { feedsJobs } from './domains/feeds/index.ts'
import { fulfilmentJobs } from './domains/fulfilment/index.ts'
import { importsJobs } from './domains/imports/index.ts'
import { insightsJobs } from './domains/insights/index.ts'
import { labelsJobs } from './domains/labels/index.ts'
import { mailJobs } from './domains/mail/index.ts'
import { messagesJobs } from './domains/messages/index.ts'
import { moderationJobs } from './domains/moderation/index.ts'
import { noticesJobs } from './domains/notices/index.ts'
import { orderMailsJobs } from './domains/order-mails/index.ts'
import { ordersJobs } from './domains/orders/index.ts'
import { pageTextsJobs } from './domains/page-texts/index.ts'
import { paymentsJobs } from './domains/payments/index.ts'
import { payoutsJobs } from './domains/payouts/index.ts'
import { placesJobs } from './domains/places/index.ts'
import { pricingJobs } from './domains/pricing/index.ts'
import { privacyJobs } from './domains/privacy/index.ts'
import { productListJobs } from './domains/product-list/index.ts'
import { offersJobs } from './domains/products/index.ts'
import { recallsJobs } from './domains/recalls/index.ts'
import { reconciliationJobs } from './domains/reconciliation/index.ts'
import { refundsJobs } from './domains/refunds/index.ts'
import { returnsJobs } from './domains/returns/index.ts'
import { searchJobs } from './domains/search/index.ts'
import { shippingJobs } from './domains/shipping/index.ts'
import { siteJobs } from './domains/site/index.ts'
import { taxReportsJobs } from './domains/tax-reports/index.ts'
import { teamJobs } from './domains/team/index.ts'
import { trackingJobs } from './domains/tracking/index.ts'
import { unitsJobs } from './domains/units/index.ts'
import { wishesJobs } from './domains/wishes/index.ts'
import type { Deps } from './platform/deps.ts'
import type { Uploads } from './platform/files/uploads.ts'
import type { JobKind } from './platform/jobs/kinds.ts'
import { platformJobs } from './platform/platform-jobs.ts'

/** Every kind of job. `own`: of the process that works on them. */
export const jobKindsOf = (own: Deps, uploads: Uploads): JobKind[] => [
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
  ...feedsJobs(own),
  ...searchJobs(own),
  ...cartJobs(own),
  ...shippingJobs(own),
  ...paymentsJobs(own),
  ...ordersJobs(own),
  ...documentsJobs(own),
  ...payoutsJobs(own),
  ...taxReportsJobs(own),
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
  ...moderationJobs(own),
  ...recallsJobs(own),
  ...pageTextsJobs(own),
  ...importsJobs(own),
  ...insightsJobs(own),
  ...privacyJobs(own),
]
