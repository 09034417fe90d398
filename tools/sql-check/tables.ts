// A table belongs to one domain: whoever else needs something of it asks that domain's door.

export const OWNERS: Record<string, readonly string[]> = {
  settings: ['settings'],
  audit: ['audit_log'],
  ratings: ['review_totals'],
  places: ['places', 'places_loaded', 'geocode_answers', 'geocode_turns'],
  mail: ['mails', 'mail_refusals', 'mail_texts'],
  terms: [
    'text_drafts',
    'text_versions',
    'text_values',
    'text_notifications',
    'text_companies_told',
    'terms_acceptances',
  ],
  'exchange-rates': ['exchange_rates'],
  accounts: [
    ...[
      'users',
      'sessions',
      'account_tokens',
      'account_notes',
      'authenticators',
      'recovery_codes',
      'passkeys',
      'passkey_challenges',
    ],
    'known_devices',
  ],
  companies: ['companies', 'company_checks', 'company_documents', 'company_members', 'register_answers'],
  notices: ['notices', 'notice_choices'],
  'address-book': ['invoice_profiles', 'shipping_addresses'],
  approval: ['company_ends', 'document_requests'],
  'api-keys': ['api_keys'],
  branding: ['company_presentations'],
  site: ['start_page_versions'],
  team: ['company_invitations'],
  shops: ['shops'],
  categories: ['categories', 'category_aliases', 'category_proposals'],
  stock: ['stock_movements', 'promised_pieces'],
  shipping: [
    ...['carrier_accounts', 'company_logistics', 'delivery_prices', 'pickup_points', 'point_lists'],
    ...['point_cells'],
    ...['sender_addresses', 'sending_settings'],
  ],
  messages: [
    ...['conversations', 'messages', 'message_files', 'message_blocks', 'message_reports', 'message_templates'],
    'message_readers',
  ],
  tracking: ['tracked_shipments', 'tracking_events'],
  reconciliation: [...['bank_statements', 'bank_lines', 'settlement_files', 'settlement_lines', 'settlement_findings']],
  payments: [
    ...[
      'payments',
      'payment_notices',
      'payment_refunds',
      'payment_alarms',
      'received_webhooks',
      'sandbox_payments',
      'sandbox_refunds',
      'sandbox_disputes',
    ],
    'transfers',
  ],
  ledger: ['ledger_entries', 'ledger_transactions', 'ledger_balances'],
  pricing: ['price_history', 'price_schedules', 'former_prices', 'offer_periods', 'selling_periods'],
  products: ['products', 'versions', 'product_images'],
  'product-safety': ['brands', 'category_warnings', 'offer_safety'],
  units: ['units', 'unit_events', 'unit_keys', 'unit_erasures'],
  commission: ['commission_rules'],
  'product-list': ['assortment', 'assortment_changes', 'bulk_rows', 'bulk_runs'],
  search: [
    'listings',
    'listing_cards',
    'listing_changes',
    'facet_values',
    'search_state',
    'search_words',
    'typical_prices',
    'model_sales',
  ],
  cart: ['carts', 'cart_lines', 'cart_deliveries'],
  orders: [
    'orders',
    'order_items',
    'order_events',
    'order_mails',
    'purchases',
    'purchase_marks',
    'shipments',
    'shipment_items',
    'order_matters',
    'order_units',
  ],
  documents: [
    ...['document_settings', 'document_series', 'documents', 'document_uploads', 'billed_commissions'],
    'ksef_invoices',
  ],
  refunds: ['refunds', 'refund_transfers', 'refund_limits', 'emptied_orders'],
  chargebacks: [
    ...['chargebacks', 'chargeback_parts', 'chargeback_events', 'chargeback_evidence', 'chargeback_mails'],
    ...['chargeback_files', 'chargeback_answers'],
  ],
  reviews: ['reviews', 'review_reports'],
  feeds: ['feeds'],
  recalls: ['recalls', 'recall_offers', 'recall_sellers', 'recall_buyers', 'origin_requests'],
  privacy: ['data_exports'],
  'tax-reports': ['tax_data', 'tax_requests', 'tax_rounds', 'tax_reports', 'tax_report_sellers'],
  moderation: [
    'trusted_flaggers',
    'content_reports',
    'moderation_decisions',
    'moderation_complaints',
    'moderation_misuse',
  ],
  wishes: [
    ...['favourites', 'saved_searches', 'saved_search_anchors', 'matched_offers', 'search_following'],
    'stock_alerts',
  ],
  returns: [
    'return_cases',
    'return_lines',
    'return_events',
    'return_statements',
    'return_files',
    'return_policies',
    'return_policy_versions',
  ],
  payouts: ['payout_batches', 'payout_lines', 'payout_entries', 'payout_progress', 'payout_repayments'],
  imports: [
    ...['imports', 'import_rows', 'import_problems', 'import_habits', 'import_pictures', 'import_picture_tasks'],
    'exports',
  ],
  fulfilment: ['order_notes', 'saved_order_filters', 'selling_days', 'selling_versions'],
  labels: ['labels', 'collections', 'collection_labels', 'collection_days'],
  'cash-on-delivery': [...['cash_dues', 'cash_numbers', 'cash_reports', 'cash_lines', 'cash_findings', 'cash_fetches']],
  insights: ['product_views', 'company_views'],
  'platform/idempotency': ['idempotency_keys'],
  'platform/files': ['draft_uploads'],
  'platform/limits': ['throttles'],
  'platform/db': ['migrations'],
}

/** Commands for the whole market: they stand above all domains. */
export const ABOVE = /^(?:src\/start|src|demo(?:\/.*)?)$/

export type Loan = { tables: readonly string[]; to: readonly string[]; writes?: true; why: string }

/**
 * Tables lent to others, for one statement where two would cost too much. A loan nobody uses any more is a fault, so this list only gets
 * shorter. What another domain's statement asks in passing is a condition of the owner's door (`companyConditions`), names of people and
 * companies are read by its functions, for all rows at once.
 */
export const LOANS: readonly Loan[] = [
  {
    tables: ['products', 'versions'],
    to: ['categories', 'stock', 'pricing', 'product-list', 'product-sync'],
    writes: true,
    why: 'one catalogue in six rooms: a version is read and held in one statement with its price, stock and category',
  },
  {
    tables: ['orders', 'order_items', 'order_events', 'purchases', 'shipments', 'shipment_items'],
    to: ['fulfilment'],
    why: 'the seller’s side of the same orders: lists of a hundred thousand rows are joins over them',
  },
  {
    tables: ['payment_refunds', 'payments', 'orders'],
    to: ['refunds'],
    why: 'the operator’s list of all refunds: state, way and seller of each decide whether it stands on a page, in one statement',
  },
  {
    tables: ['company_members'],
    to: ['accounts'],
    why: 'the hot path of a session: what somebody may do for which company, without another statement',
  },
  {
    tables: ['categories'],
    to: ['commission'],
    why: 'an order is placed by it: the way from each category to its top, with the rates on it, in one statement',
  },
  {
    tables: ['shops'],
    to: ['companies'],
    why: 'a forsaken draft is deleted only while nothing hangs on it: asked and done in one statement',
  },
]
