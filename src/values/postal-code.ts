/**
 * How countries write postal codes, after the CLDR's table: `9` a digit, `A` a letter, `*` either; spaces and dashes stand where people may
 * write them or not. Several forms are parted by `|`. A country without an entry writes as it likes.
 */
const FORMS: Readonly<Record<string, string>> = {
  PL: '99-999',
  ...of('9999', 'AT BE BG CH CY DK HU LI LU NO AU NZ ZA AM AL MK GE PH TN'),
  ...of('99999', 'DE ES FI FR IT EE HR MC SM VA ME TR MX UA BA KR TH MY ID MA DZ EG KE SA RS'),
  ...of('999 99', 'CZ SK GR SE'),
  ...{ NL: '9999 AA', PT: '9999-999', RO: '999999', MT: 'AAA 9999', IS: '999', SI: '9999|SI-9999', LV: '9999|LV-9999' },
  ...{ LT: '99999|LT-99999', MD: '9999|MD-9999', AZ: '9999|AZ 9999', IE: 'A99 ****|A9A ****' },
  GB: 'A9 9AA|A99 9AA|AA9 9AA|AA99 9AA|A9A 9AA|AA9A 9AA',
  ...{ US: '99999|99999-9999', CA: 'A9A 9A9', JP: '999-9999', CN: '999999', IN: '999999', SG: '999999', KZ: '999999' },
  ...{ BR: '99999-999', IL: '9999999|99999', TW: '999|99999|999999' },
}

function of(form: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, form]))
}

const LETTERS = 'ABCDEFGH'
const POLISH = /^\d{2}-\d{3}$/
const ANYWHERE = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,14}$/u

/** Whether a postal code may be right in its country. The Polish form is kept to the letter. */
export function isPostalCode(text: string, country: string): boolean {
  if (country === 'PL') return POLISH.test(text)
  const form = FORMS[country]
  if (form === undefined) return ANYWHERE.test(text)
  const shape = plain(text).replace(/[A-Z]/g, 'A').replace(/\d/g, '9')
  return form.split('|').some((one) => fits(plain(one), plain(text), shape))
}

const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

/** Letters of a form that are no pattern (`LT-`) are meant as such. */
function fits(form: string, text: string, shape: string): boolean {
  if (form.length !== text.length) return false
  return [...form].every((mark, at) =>
    mark === '*' ? /[A9]/.test(shape[at] ?? '') : mark === shape[at] || mark === text[at],
  )
}

/** How a postal code of this country looks, for the words of an error: `12-345`, `AB1 2CD`. */
export function postalExample(country: string): string {
  const [form = '99999'] = (FORMS[country] ?? '99999').split('|')
  let digit = 0
  let letter = 0
  return form.replace(/[9A*]/g, (mark) => (mark === 'A' ? (LETTERS[letter++] ?? 'A') : String(++digit % 10)))
}

/** What is wrong with a postal code: it is none of its country. Undefined: nothing. */
export function postalProblem(
  text: string,
  country: string,
): { code: 'postal_code_unfit'; params: { example: string } } | undefined {
  if (isPostalCode(text, country)) return undefined
  return { code: 'postal_code_unfit', params: { example: postalExample(country) } }
}

/** An example beside the field; undefined where a country writes as it likes. */
export function postalHint(country: string): string | undefined {
  return FORMS[country] === undefined ? undefined : postalExample(country)
}

/** `31042` → `31-042` while typing; other countries write as they like. */
export function maskPostalCode(text: string, country: string): string {
  if (country !== 'PL') return text.slice(0, 16)
  const digits = text.replace(/\D/g, '').slice(0, 5)
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}
