import type { OfferProposal } from '../../../../../domains/search/assist/contract.ts'
import { typedValues } from '../form-of-offer.ts'
import type { OfferForm } from '../form-state.ts'
import { BATTERY } from '../offer-body.ts'

/** One thing that a title says, and what taking it over changes. */
export type Proposed = { field: string; form: OfferForm; untouched: boolean }

/** What of a proposal the form does not say yet. `untouched`: the person has said nothing there, so that taking it over loses nothing. */
export function proposalsFor(proposal: OfferProposal, form: OfferForm, comma: boolean): Proposed[] {
  const { attributes, batteryHealth, ...plain } = proposal
  const wishes: Record<string, unknown> = {
    ...plain,
    batteryHealth: batteryHealth === null ? '' : String(batteryHealth),
  }
  const fields = Object.entries(wishes).flatMap(([field, value]): Proposed[] => {
    const now = form[field as keyof OfferForm]
    if (value === null || value === '' || value === now) return []
    const untouched = now === null || now === '' || field === 'state'
    return [{ field, form: { ...form, [field]: value }, untouched }]
  })
  const values = typedValues(Object.fromEntries(attributes.map(({ key, value }) => [key, value])), comma)
  const more = Object.entries(values).flatMap(([key, value]): Proposed[] => {
    if (key === BATTERY || form.attributes[key] === value) return []
    const next = { ...form, attributes: { ...form.attributes, [key]: value } }
    return [{ field: `attributes.${key}`, form: next, untouched: !form.attributes[key] }]
  })
  return [...fields, ...more]
}

/** Takes over whatever the person has said nothing about. */
export function takeUntouched(proposal: OfferProposal, form: OfferForm, comma: boolean): OfferForm {
  const next = proposalsFor(proposal, form, comma).find(({ untouched }) => untouched)
  return next ? takeUntouched(proposal, next.form, comma) : form
}
