// Also the check digit that a Polish bank's branch has of its own: payouts look at it.
export { isValidIBAN as isIban } from 'ibantools'

const weightedSum = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i] ?? 0), 0)

/** Twelve digits and their EAN-13 check digit. */
export function ean13(twelve: string): string {
  const sum = weightedSum(twelve, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3])
  return twelve + String((10 - (sum % 10)) % 10)
}

/** True when the ten digits of a Polish tax number add up. */
export function isNip(nip: string): boolean {
  return /^\d{10}$/.test(nip) && weightedSum(nip, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(nip[9])
}

/** A Polish account: eight digits of the branch and sixteen of the account, with the right IBAN check digits. */
export function polishIban(branchAndAccount: string): string {
  const check = 98 - mod97(`${branchAndAccount}252100`)
  return `PL${String(check).padStart(2, '0')}${branchAndAccount}`
}

function mod97(digits: string): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}
