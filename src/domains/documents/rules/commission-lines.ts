import type { Minor } from '../../../values/money.ts'
import { type Priced, type PricedLine, totalled } from './priced.ts'
import type { Treatment } from './vat.ts'

/** Commission of one seller at one rate (basis points): sums of what orders froze, grosze. */
export type CommissionSum = { rate: number; treatment: Treatment; orders: number; net: Minor; vat: Minor }

/** How the market's service to a seller was taxed: at home, elsewhere in the EU, or beyond. Frozen VAT tells: none was charged for the latter. */
export function serviceTreatment(seller: { country: string; isInEu: boolean }, vat: Minor): Treatment {
  if (seller.country === 'PL' || vat > 0) return 'vat23'
  return seller.isInEu ? 'reverseCharge' : 'outside'
}

/** A line a rate and treatment. The tax is the sum of what was frozen order by order, so that invoice and ledger agree to the grosz. */
export function commissionLines(sums: readonly CommissionSum[]): Priced {
  const lines = sums
    .filter(({ net, vat }) => net + vat !== 0)
    .map(({ rate, treatment, orders, net, vat }, index): PricedLine => {
      if (treatment !== 'vat23' && vat !== 0) throw new Error(`VAT of ${vat} on a service taxed elsewhere`)
      const gross = net + vat
      const line = { no: index + 1, kind: 'commission' as const, itemId: null, name: '', quantity: 1 }
      return { ...line, unitGross: gross, treatment, gross, vat, rate, orders }
    })
  return totalled(lines)
}
