/** A typed EAN without spaces and dashes. */
export const plainEan = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** Whether it is an EAN-8, UPC-A or EAN-13: 8, 12 or 13 digits, the last of which checks the others (weights 3 and 1 from the right); zeros alone are none. */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{12}|\d{13})$/.test(text) || /^0+$/.test(text)) return false
  const digits = [...text].map(Number).reverse()
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
}
