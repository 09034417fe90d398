// A table belongs to one domain: whoever else needs something of it asks that domain's door.

export const OWNERS: Record<string, readonly string[]> = {
  settings: ['settings'],
  audit: ['audit_log'],
  places: ['places', 'places_loaded', 'geocode_answers', 'geocode_turns'],
  mail: ['mails'],
  accounts: [
    ...['users', 'sessions', 'account_tokens', 'authenticators', 'recovery_codes', 'passkeys', 'passkey_challenges'],
    'known_devices',
  ],
  companies: ['companies', 'company_checks', 'company_documents', 'company_members', 'register_answers'],
  'address-book': ['invoice_profiles', 'shipping_addresses'],
  'api-keys': ['api_keys'],
  branding: ['company_presentations'],
  team: ['company_invitations'],
  shops: ['shops'],
  categories: ['categories', 'category_aliases', 'category_proposals'],
  stock: ['stock_movements', 'promised_pieces'],
  shipping: ['company_logistics', 'delivery_prices', 'pickup_points'],
  payments: ['payments', 'payment_notices', 'payment_refunds', 'sandbox_payments', 'sandbox_refunds'],
  ledger: ['ledger_entries'],
  pricing: ['price_history', 'price_schedules', 'former_prices', 'offer_periods', 'selling_periods'],
  products: ['products', 'versions', 'product_images', 'product_devices'],
  commission: ['commission_rules'],
  'product-list': ['assortment', 'assortment_changes', 'bulk_rows', 'bulk_runs'],
  search: ['listings', 'listing_cards', 'listing_changes', 'facet_values', 'search_state', 'search_words'],
  cart: ['carts', 'cart_lines', 'cart_deliveries'],
  orders: ['orders', 'order_items', 'order_events', 'order_mails', 'purchases', 'purchase_marks'],
  imports: [
    ...['imports', 'import_rows', 'import_problems', 'import_habits', 'import_pictures', 'import_picture_tasks'],
    'exports',
  ],
  fulfilment: ['shipments', 'selling_days', 'selling_versions'],
  insights: ['product_views', 'company_views'],
  'platform/idempotency': ['idempotency_keys'],
  'platform/files': ['draft_uploads'],
  'platform/limits': ['throttles'],
  'platform/db': ['migrations'],
}

/** Commands for the whole market: they stand above all domains. */
export const ABOVE = /^(?:src\/start|src|demo(?:\/.*)?)$/

export type Loan = { tables: readonly string[]; to: readonly string[]; writes?: true; why: string }

/** Tables lent to others. A loan nobody uses any more is a fault, so this list only gets shorter. */
export const LOANS: readonly Loan[] = [
  {
    tables: ['products', 'versions'],
    to: ['categories', 'stock', 'pricing', 'product-list', 'product-sync'],
    writes: true,
    why: 'one catalogue in six rooms: a version is read and held in one statement with its price, stock and category',
  },
  {
    tables: ['price_history', 'stock_movements'],
    to: ['products', 'product-sync'],
    writes: true,
    why: 'a product begins with its first price and first stock, in the statement that writes its versions',
  },
  {
    tables: ['price_schedules', 'categories'],
    to: ['products'],
    why: 'a product is read for its form and its listing in one statement',
  },
  {
    tables: ['product_devices', 'product_images'],
    to: ['product-list', 'product-sync'],
    why: 'whether products may be published, and which pictures are known, is asked for hundreds at once',
  },
  { tables: ['product_images'], to: ['imports'], why: 'pictures of a step are matched in one statement' },
  {
    tables: ['companies'],
    to: ['categories', 'products', 'shops', 'api-keys', 'commission', 'team'],
    why: 'name and standing of a company beside what it owns: a join, for lists and for the product page',
  },
  {
    tables: ['companies'],
    to: ['approval', 'branding'],
    writes: true,
    why: 'columns of one row under one revision; approval and branding were cut from companies',
  },
  {
    tables: ['company_members'],
    to: ['accounts'],
    why: 'the hot path of a session: what somebody may do for which company, without another statement',
  },
  { tables: ['company_members'], to: ['api-keys', 'team'], why: 'the people of a company with their names: a join' },
  {
    tables: ['company_members'],
    to: ['approval'],
    writes: true,
    why: 'the owner of a company that operates the market',
  },
  {
    tables: ['users'],
    to: ['companies', 'api-keys', 'approval', 'imports', 'team'],
    why: 'names and addresses of people beside what they did: a join, not a statement a row',
  },
  { tables: ['shops'], to: ['companies'], why: 'which requirements a company misses is computed where it is saved' },
  {
    tables: ['categories'],
    to: ['commission'],
    why: 'the name of a category beside its rate, and whether it is there: a join',
  },
  { tables: ['settings'], to: ['commission'], why: 'the rate of all, read with the rates of some in one statement' },
  {
    tables: ['orders', 'order_items', 'order_events', 'purchases'],
    to: ['fulfilment'],
    writes: true,
    why: 'fulfilment is the seller’s side of the same orders: its lists are joins over them',
  },
  { tables: ['shipments'], to: ['orders'], why: 'a buyer’s purchase shows how each parcel went' },
]
