import { point } from '../seed.ts'
import type { Checks } from '../vertical.ts'

const seal = point('seal', 'Nienaruszone zamknięcie', 'Unbroken seal', 'Unversehrtes Siegel')
const expiry = point('expiry', 'Data ważności', 'Best-before date', 'Mindesthaltbarkeit')
const batch = point('batch', 'Numer partii', 'Batch number', 'Chargennummer')
const packaging = point('packaging', 'Stan opakowania', 'State of the packaging', 'Zustand der Verpackung')
const label = point('label', 'Skład na etykiecie', 'Ingredients on the label', 'Inhaltsstoffe auf dem Etikett')
const amount = point('amount', 'Pojemność lub masa', 'Volume or weight', 'Inhalt oder Gewicht')

/** The same of all: what is new and sealed is looked at from outside. */
export const checks: Checks = {
  of: {
    'make-up': [
      ...[seal, expiry, batch, packaging, label],
      point('shade', 'Zgodność odcienia', 'Shade as named', 'Farbton wie angegeben'),
    ],
  },
  other: [seal, expiry, batch, packaging, label, amount],
}
