import { maskPostalCode } from '../../../values/postal-code.ts'
import type { TextField } from './company-draft.ts'

/** `5252248481` → `525-224-84-81` while typing; numbers of other countries as people write them. */
export function maskTaxId(text: string, country: string): string {
  if (country !== 'PL') return text.toUpperCase().slice(0, 20)
  const digits = text.replace(/\D/g, '').slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)].filter(Boolean).join('-')
}

/** In fours, as banks print them; a Polish number without its country begins with two digits. */
export function maskIban(text: string, country: string): string {
  const plain = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 34)
  const head = country === 'PL' && /^\d/.test(plain) ? 2 : 4
  const groups = [plain.slice(0, head), ...(plain.slice(head).match(/.{1,4}/g) ?? [])]
  return groups.filter(Boolean).join(' ')
}

const capitals = (most: number) => (text: string) => text.toUpperCase().slice(0, most)

/** How a field is written while somebody types it. */
export const MASKS: { readonly [F in TextField]?: (text: string, country: string) => string } = {
  taxId: maskTaxId,
  bankIban: maskIban,
  postalCode: maskPostalCode,
  vatId: capitals(20),
  bankBic: capitals(11),
}

/** Where the cursor belongs after a text was written anew: behind the same letter or digit as before. */
export function cursorAfter(before: string, cursor: number, after: string): number {
  if (cursor >= before.length) return after.length
  let left = before.slice(0, cursor).replace(/[^A-Za-z0-9]/g, '').length
  let place = 0
  while (left > 0 && place < after.length) {
    if (/[A-Za-z0-9]/.test(after[place] ?? '')) left -= 1
    place += 1
  }
  return place
}
