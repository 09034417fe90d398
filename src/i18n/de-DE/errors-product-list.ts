import type { productListErrors as master } from '../pl-PL/errors-product-list.ts'
import type { Same } from '../shape.ts'

export const productListErrors: Same<typeof master> = {
  nothing_chosen: 'Es ist kein Produkt ausgewählt',
  too_many_products: 'Auf einmal lassen sich höchstens {{maximum}} Produkte ändern',
  too_many_labels: 'Auf einmal lassen sich höchstens {{maximum}} Etiketten drucken',
  bulk_run_not_found: 'Diese Sammeländerung gibt es nicht',
  bulk_running: 'Diese Änderung läuft noch. Warten Sie, bis sie abgeschlossen ist.',
  undo_too_late: 'Diese Änderung lässt sich nicht mehr rückgängig machen',
  price_changed_meanwhile: 'Der Preis wurde inzwischen geändert. Prüfen Sie ihn und versuchen Sie es erneut.',
}
