/** `ul. Długa 5a/12` → street and building: carriers want them apart. What has no number stays whole. */
export function splitStreet(written: string): { street: string; building: string | null } {
  const line = written.trim().replace(/\s+/g, ' ')
  const parts = /^(.*?\D) (\d{1,5} ?[\p{L}]{0,2}(?: ?(?:\/|m\.?|lok\.?) ?\d{1,5}[\p{L}]?)?)$/u.exec(line)
  return parts?.[1] && parts[2]
    ? { street: parts[1].split(',')[0]?.trim() ?? parts[1], building: parts[2] }
    : { street: line, building: null }
}

const MOST_WORDS = 300
/** A carrier's own words, as they may be shown: one line, without markup, not long; null where there are none. */
export function carrierWords(given: string | null | undefined): string | null {
  const [first = '', ...rest] = (given ?? '').split('<')
  const plain = [first, ...rest.map((part) => part.slice(part.indexOf('>') + 1))]
    .join(' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return plain === '' ? null : plain.slice(0, MOST_WORDS)
}
