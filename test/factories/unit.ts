export { saidFacts } from '../../src/domains/product-sync/rules/said-facts.ts'
export { flawless } from '../../src/domains/units/rules/examples.ts'
export { gradeRules } from '../../src/domains/units/rules/grade-rules.ts'

let last = 35_000_000_000_000

/** An IMEI nobody has, with its check digit. */
export function anImei(): string {
  last += 7
  const sum = [...String(last)].map(Number).reduce((total, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${last}${(10 - (sum % 10)) % 10}`
}
