import { postalHint } from '../../../values/postal-code.ts'
import type { TextKey } from '../../texts/registry.ts'
import { ABOUT_FIELDS, type TextField } from './company-draft.ts'

type Look = {
  /** Width in the grid of six. */
  span: string
  most: number
  autoComplete?: string
  inputMode?: 'numeric' | 'email' | 'tel' | 'url'
  type?: 'email' | 'tel'
  hint?: TextKey<'companyForm'>
}

const HALF = 'sm:col-span-3'
const WHOLE = 'sm:col-span-6'
const ABOUT = Object.fromEntries(ABOUT_FIELDS.map((field) => [field, { span: WHOLE, most: 4000 }])) as Record<
  (typeof ABOUT_FIELDS)[number],
  Look
>

/** How each field of a company looks, and what the browser may help with. Lengths as the contract has them. */
export const LOOKS: Readonly<Record<TextField, Look>> = {
  country: { span: HALF, most: 2 },
  taxId: { span: HALF, most: 20 },
  name: { span: WHOLE, most: 200, autoComplete: 'organization', hint: 'nameHint' },
  shortName: { span: WHOLE, most: 60, hint: 'shortNameHint' },
  street: { span: WHOLE, most: 160, autoComplete: 'street-address' },
  postalCode: { span: 'sm:col-span-2', most: 16, autoComplete: 'postal-code' },
  city: { span: 'sm:col-span-4', most: 80, autoComplete: 'address-level2' },
  registerName: { span: HALF, most: 80, hint: 'registerNameHint' },
  registerNumber: { span: HALF, most: 40 },
  vatId: { span: HALF, most: 20, hint: 'vatIdHint' },
  bdoNumber: { span: HALF, most: 20, inputMode: 'numeric', hint: 'bdoNumberHint' },
  email: { span: HALF, most: 200, autoComplete: 'work email', inputMode: 'email', type: 'email', hint: 'emailHint' },
  phone: { span: HALF, most: 20, autoComplete: 'work tel', inputMode: 'tel', type: 'tel' },
  website: { span: WHOLE, most: 200, autoComplete: 'url', inputMode: 'url' },
  bankIban: { span: WHOLE, most: 42 },
  bankBic: { span: HALF, most: 11 },
  bankHolder: { span: HALF, most: 200, hint: 'bankHolderHint' },
  ...ABOUT,
}

/** What a field looks like in a country, where that is known. */
export const exampleFor = (name: TextField, country: string): string | undefined =>
  name === 'postalCode' ? postalHint(country) : undefined
