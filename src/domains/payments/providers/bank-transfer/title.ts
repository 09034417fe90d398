import { createHash } from 'node:crypto'

/** No sign that is taken for another by eye or ear: neither 0/O, 1/I, 2/Z, 5/S, 8/B nor G/Q/V. As many as a prime: see `checkOf`. */
const SIGNS = 'ACDEFHJKLMNPRTUWXY34679'
const RANDOM = 9
export const TITLE_LENGTH = RANDOM + 1

/**
 * What the buyer writes into the transfer: of the payment's id, and telling nothing of the next one's. Nine signs and one that checks them.
 */
export function titleOf(paymentId: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(`transfer ${paymentId}`).digest('hex')}`)
  let title = ''
  for (let place = 0; place < RANDOM; place += 1) {
    title += SIGNS[Number(rest % BigInt(SIGNS.length))]
    rest /= BigInt(SIGNS.length)
  }
  return title + checkOf(title)
}

/** Weights that differ modulo a prime: one wrong sign, and any two that changed places, are always noticed. */
function checkOf(signs: string): string {
  let sum = 0
  for (let place = 0; place < RANDOM; place += 1) sum += (place + 2) * SIGNS.indexOf(signs.charAt(place))
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length)
}

/** As people read it: in two groups. Banks and people may leave out the gap, or make others. */
export const readableTitle = (title: string) => `${title.slice(0, 5)} ${title.slice(5)}`

/** What in a transfer's text may be a title: ten signs whose check is right, wherever banks cut or joined the text. */
export function titlesIn(text: string): string[] {
  const signs = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const found = new Set<string>()
  for (let at = 0; at + TITLE_LENGTH <= signs.length; at += 1) {
    const title = signs.slice(at, at + TITLE_LENGTH)
    const known = [...title].every((sign) => SIGNS.includes(sign))
    if (known && checkOf(title) === title.at(-1)) found.add(title)
  }
  return [...found]
}
