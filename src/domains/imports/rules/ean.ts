/** EAN-8, UPC-A or EAN-13 with its check digit. */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{12,13})$/.test(text) || /^0+$/.test(text)) return false
  const digits = [...text].map(Number).reverse()
  const sum = digits.slice(1).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === digits[0]
}
