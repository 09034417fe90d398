/**
 * Texts that travel together: each bundle of each language is one file for the browser (tools/vite/text-bundles.ts), loaded with the screens
 * that name it. `documents`, `drafts`, `languages`, `lists` and `sums` are small and needed in several places.
 */
export const BUNDLES = {
  /** Texts that every page needs: sent with the first load. */
  shop: ['shell', 'notices'],
  /** Texts of the start page, the lists, the comparison, sellers and shops. */
  catalog: ['catalog'],
  /** Texts of places: maps, opening hours, a shop's own page. */
  place: ['place'],
  /** Texts of the product page. */
  product: ['product'],
  /** Texts of reviews as everybody sees them. */
  reviews: ['reviews'],
  /** Texts of writing, answering and settling reviews, beside those of `reviews`. */
  reviewWork: ['reviewWork'],
  /** Texts of reporting content and of the case that follows. */
  moderation: ['moderation'],
  /** Texts of the operator's queue of reports, beside those of `moderation`. */
  moderationWork: ['moderationWork'],
  /** Texts of the operator's pages of what all companies offer. */
  marketGoods: ['marketGoods'],
  /** Texts of who answers for products, of warnings and of recalls. */
  productSafety: ['productSafety'],
  /** Texts of the operator's pages about texts, and of the terms as a seller sees them. */
  pageTexts: ['pageTexts'],
  /** Texts of the operator's pages of the words of mails. */
  mailTexts: ['mailTexts'],
  /** Texts of the start page in a frame beside its editor. */
  preview: ['preview', 'drafts', 'languages'],
  /** Texts of the operator's editor of the start page. */
  startPage: ['startPage'],
  /** Texts of the operator's table of duties. */
  duties: ['duties', 'languages'],
  /** Texts of copies of all data, for operators and sellers. */
  dataExports: ['dataExports'],
  /** Texts of reports to the tax office, for operators and sellers. */
  taxReports: ['taxReports'],
  /** Texts of the operator's page of background jobs. */
  jobs: ['jobNames', 'jobs'],
  /** Texts of the operator's overview, of health, opening and maintenance. */
  desk: ['desk'],
  /** Texts of the operator's lists for other sites. */
  feeds: ['feeds'],
  /** Texts of the operator's pages of webhooks. */
  webhooks: ['webhooks'],
  /** Texts of the page about grades. */
  units: ['units'],
  /** Texts of the passport of a unit, beside those of `units`, and of what was checked of an offer: a product page loads them where there is something of it, the comparison always. */
  passport: ['offerClaims', 'passport'],
  /** Texts of testing units at the bench, and of the seller's list of them. */
  bench: ['bench'],
  /** Texts of the cart, the checkout and the payment pages: loaded with their screens. */
  checkout: ['cart', 'checkout', 'documents', 'payment', 'sums', 'tracking'],
  /** Texts of what somebody bought: the own list, the order's page, finding an order again. */
  purchases: ['lists', 'purchases'],
  /** Texts of the terms and footer pages: loaded with their screens. */
  terms: ['terms', 'languages'],
  /** Texts of messages between people, and of the contact page. */
  messages: ['messages'],
  /** Titles and descriptions: the first page brings its own, later ones are found here. */
  meta: ['meta'],
  /** Texts of the account screens. */
  account: ['account', 'profile', 'security'],
  /** Texts of hearts, of what was seen last and of the bell: fetched after the page. */
  hearts: ['hearts'],
  /** Texts of the bar that reminds of a payment: fetched after the page. */
  unpaid: ['unpaid'],
  /** Texts of the keys of panels: fetched after the page. */
  shortcuts: ['shortcuts'],
  /** Texts of favourites, saved searches and of waiting for what is sold out. */
  wishes: ['wishes'],
  /** Texts of notices and of where people want them. */
  noticeList: ['noticeList'],
  /** Texts of the company screens. */
  company: ['company', 'companyForm', 'languages', 'team'],
  /** Texts of the operator screens. */
  admin: ['admin', 'auditLog', 'lists'],
  /** Texts of a company's end, of papers asked for and of what the operator sees of it. */
  oversight: ['oversight'],
  /** Texts of one person's page at the operator's. */
  people: ['people'],
  /** Texts of the operator's list of all orders. */
  allOrders: ['allOrders'],
  /** Texts of money that goes back: at orders, and the operator's list. */
  refunds: ['refunds'],
  /** Texts of what is sent back or complained of: buyers, sellers, operators. */
  returns: ['returns', 'returnPages'],
  /** Texts of the seller panel. */
  panel: [
    'paymentFiles',
    'chargebacks',
    'configuration',
    'deliverySettings',
    'documents',
    'drafts',
    'fulfilment',
    'labels',
    'languages',
    'lists',
    'myShops',
    'orderNotes',
    'orderWork',
    'incidents',
    'tracking',
    'panel',
    'productList',
    'savedFilters',
    'settlements',
    'sums',
  ],
  /** Texts of the operator's list of documents. */
  documentList: ['documentList', 'documents'],
  /** Texts of what a company sends with, and of couriers that come for it. */
  sending: ['collections', 'sending'],
  /** Texts of money to sellers, for operators and sellers. */
  payouts: ['payouts'],
  /** Texts of money that carriers take on delivery. */
  cashOnDelivery: ['cashOnDelivery'],
  /** Texts of the operator's page about pickup points. */
  pointLists: ['pointLists', 'imports'],
  /** Texts of the operator's table of exchange rates. */
  rates: ['rates'],
  /** Texts of the operator's days and periods. */
  periods: ['periods'],
  /** Texts of the operator's pages about bank and providers. */
  reconciliation: ['imports', 'reconciliation'],
  /** Texts of goods: the product form, import and export, categories. */
  offer: ['apiKeys', 'categoryEditor', 'drafts', 'imports', 'languages', 'offer', 'offerClaims', 'offerReport'],
} as const satisfies Record<string, readonly string[]>
export type Bundle = keyof typeof BUNDLES
