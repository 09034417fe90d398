import { LOCALES } from '../../../../values/locale.ts'
import { focusField } from '../../../parts/forms/focus-field.ts'
import type { OfferStore } from './saving/offer-store.ts'

/** Goes to a field wherever it stands: opens the language it is in, or the nearest thing that holds it. */
export function goToField(store: OfferStore, field: string): void {
  const locale = LOCALES.find((one) => field.startsWith(`texts.${one}`))
  if (locale) store.set({ tab: locale })
  setTimeout(() => focusField(shownName(field)))
}

/** The name of the control that stands for a field. */
function shownName(field: string): string {
  const name = field
    .replace(/^(versions\.\d+)\.stockDelta$/, '$1.quantity')
    .replace(/^texts$/, 'texts.pl-PL.description')
  const steps = name.split('.')
  while (steps.length > 1 && !document.querySelector(`[name="${CSS.escape(steps.join('.'))}"]`)) steps.pop()
  const found = steps.join('.')
  return found === 'versions' ? 'versions.0.name' : found
}
