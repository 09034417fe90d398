const POLISH = /^\d{2}-\d{3}$/

/** Whether a postal code may be right: the Polish form is known, other countries write as they like. */
export function isPostalCode(text: string, country: string): boolean {
  return country !== 'PL' || POLISH.test(text)
}

/** `31042` → `31-042` while typing; other countries write as they like. */
export function maskPostalCode(text: string, country: string): string {
  if (country !== 'PL') return text.slice(0, 16)
  const digits = text.replace(/\D/g, '').slice(0, 5)
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}
