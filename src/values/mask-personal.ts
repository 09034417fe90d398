/** What gives a person or a way in away, wherever it stands in a text: addresses, long tokens, account and phone numbers. */
const PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // 32 random bytes in base64url: sessions, carts, purchases, links in mails.
  /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  /(?<![\w+-])\+\d{2}[ -]?\d{3}[ -]?\d{3}[ -]?\d{3}\b/g,
]

/** A text of unknown origin (an error's message, an address line) without what would tell who somebody is or let others in. */
export function maskPersonal(text: string): string {
  return PATTERNS.reduce((masked, pattern) => masked.replace(pattern, '…'), text)
}
