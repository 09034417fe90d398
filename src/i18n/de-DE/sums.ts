import type { sums as master } from '../pl-PL/sums.ts'
import type { Same } from '../shape.ts'

export const sums: Same<typeof master> = {
  sum: 'Gesamt {{vat}}',
  sumPlain: 'Gesamt',
  sum_vat23: 'inkl. MwSt.',
  sum_margin: '(differenzbesteuert)',
  sum_exempt: 'ohne MwSt. (Verkäufer befreit)',
  sum_mixed: 'mit MwSt., wo sie anfällt',
}
