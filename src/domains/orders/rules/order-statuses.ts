/** What an order may be, in the order in which statements and indexes of the database name them. */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'partlyShipped',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'expired',
  'returned',
  'disputed',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Who may take a step. `system`: payments, clocks, and what follows from the step of somebody else. */
export type Mover = 'buyer' | 'seller' | 'operator' | 'system'
