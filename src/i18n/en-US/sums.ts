import type { sums as master } from '../pl-PL/sums.ts'
import type { Same } from '../shape.ts'

export const sums: Same<typeof master> = {
  sum: 'Total {{vat}}',
  sumPlain: 'Total',
  sum_vat23: 'including VAT',
  sum_margin: '(margin scheme)',
  sum_exempt: 'without VAT (seller exempt)',
  sum_mixed: 'with VAT where it is charged',
}
