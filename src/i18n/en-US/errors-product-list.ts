import type { productListErrors as master } from '../pl-PL/errors-product-list.ts'
import type { Same } from '../shape.ts'

export const productListErrors: Same<typeof master> = {
  nothing_chosen: 'No product is selected',
  too_many_products: 'At most {{maximum}} products can be changed at a time',
  too_many_labels: 'At most {{maximum}} labels can be printed at a time',
  bulk_run_not_found: 'This bulk change does not exist',
  bulk_running: 'This change is still running. Wait until it has ended.',
  undo_too_late: 'This change can no longer be undone',
  price_changed_meanwhile: 'Somebody has changed this price in the meantime. Check it and try again.',
}
