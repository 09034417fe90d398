import { type Decimal, type DecimalMark, readDecimal, withoutUnit } from '../../../values/decimal.ts'
import { MINOR_UNITS } from '../../../values/money.ts'

const HIGHEST_SCALE = 8

/** A rate as the seller enters it: `4,2567` of the market's currency for one unit, at most eight digits behind the mark. Undefined when it is none. */
export function readRate(text: string): Decimal | undefined {
  const rate = readDecimal(text, 'auto', 'decimal')
  return rate && rate.units > 0n && rate.scale <= HIGHEST_SCALE && rate.units < 10n ** 14n ? rate : undefined
}

/** An amount in whole units times a rate, in grosze or cents: exact, halves rounded up. Undefined beyond what money can be. */
export function toMinorUnits(amount: Decimal, rate: Decimal): number | undefined {
  const divisor = 10n ** BigInt(amount.scale + rate.scale)
  const exact = amount.units * rate.units * BigInt(MINOR_UNITS)
  const minor = (exact * 2n + divisor) / (divisor * 2n)
  return exact >= 0n && minor <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(minor) : undefined
}

/** A price cell (`1 299,00 zł`, `EUR 1,299.00`) in grosze; undefined when it is no price. Negative ones are none. */
export function readPrice(text: string, mark: DecimalMark, rate: Decimal): number | undefined {
  if (/^[^\d]*-/.test(text.trim())) return undefined
  const amount = readDecimal(withoutUnit(text), mark)
  return amount && amount.units >= 0n ? toMinorUnits(amount, rate) : undefined
}
