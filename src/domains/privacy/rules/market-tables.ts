/** A table as the market takes it along. `without`: columns that let somebody in, or that only this program could use. */
export type MarketTable = { table: string; without: readonly string[] }

const whole = (...tables: string[]): MarketTable[] => tables.map((table) => ({ table, without: [] }))

/**
 * What the market owns, by family. Each table stands here by name, so that a new one is taken along only when somebody has looked at it; a test
 * refuses columns that look like secrets.
 */
export const MARKET_FAMILIES = {
  people: [
    { table: 'users', without: ['password_hash'] },
    ...whole('shipping_addresses', 'invoice_profiles', 'favourites', 'terms_acceptances'),
  ],
  companies: [
    ...whole('companies', 'company_members', 'company_presentations', 'company_ends', 'shops', 'delivery_prices'),
    ...whole('commission_rules', 'company_logistics'),
  ],
  products: [
    ...whole('categories', 'category_aliases', 'products', 'versions', 'product_images', 'price_history'),
    ...whole('stock_movements', 'offer_safety'),
    { table: 'brands', without: ['key'] },
    { table: 'units', without: ['number_hash', 'number_sealed', 'head_hash'] },
    { table: 'unit_events', without: ['note_salt', 'signature'] },
  ],
  orders: [
    { table: 'purchases', without: ['key', 'idempotency_key', 'request_hash'] },
    ...whole('orders', 'order_items', 'order_events', 'shipments', 'shipment_items'),
  ],
  returns: whole('return_cases', 'return_lines', 'return_events', 'return_statements', 'refunds'),
  payments: [
    { table: 'payments', without: ['redirect_url', 'checks'] },
    { table: 'payment_refunds', without: ['key'] },
  ],
  ledger: [...whole('ledger_transactions', 'ledger_entries', 'ledger_balances')],
  payouts: whole('payout_batches', 'payout_lines', 'payout_entries', 'payout_repayments'),
  documents: [
    { table: 'documents', without: ['key'] },
    { table: 'document_uploads', without: ['file_key'] },
  ],
  reviews: whole('reviews', 'review_reports'),
  messages: [
    { table: 'conversations', without: [] },
    { table: 'messages', without: ['search'] },
  ],
  texts: whole('text_versions', 'recalls', 'exchange_rates'),
  log: whole('audit_log'),
} as const satisfies Record<string, readonly MarketTable[]>
export type MarketFamily = keyof typeof MARKET_FAMILIES
