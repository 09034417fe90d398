import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOf } from '../../ledger/rules/index.ts'
import { keptCommission, overbilled } from './kept-commission.ts'

const part = fc.record({ rate: fc.constantFrom(300, 600, 900), net: fc.nat(90_000), vat: fc.nat(20_000) })
const frozen = fc
  .record({
    items: fc.array(part, { minLength: 1, maxLength: 4 }),
    rest: fc.nat(1_000_000),
    cuts: fc.array(fc.nat(1_000_000)),
  })
  .map(({ items, rest, cuts }) => {
    const [net, vat] = [items.reduce((sum, one) => sum + one.net, 0), items.reduce((sum, one) => sum + one.vat, 0)]
    const total = net + vat + rest + 1
    const commission = { rate: 600, base: total, net, vat, gross: net + vat, items }
    return { commission, total, steps: [...new Set(cuts.map((cut) => cut % (total + 1)))].sort((a, b) => a - b) }
  })

test('E11 what is billed after refunds is what the ledger left, item by item, and corrections of bills lead there', () => {
  fc.assert(
    fc.property(frozen, ({ commission, total, steps }) => {
      let billed = commission.items.map(({ net, vat }, line) => ({ line, net, vat }))
      for (const givenBack of steps) {
        const kept = keptCommission({ commission: commission as never, total, givenBack })
        const back = sharesOf({ total, commission, before: 0, amount: givenBack })
        expect([kept.net, kept.vat]).toEqual([commission.net - back.commission, commission.vat - back.vat])
        expect(kept.items.reduce((sum, one) => sum + one.net, 0)).toBe(kept.net)
        for (const one of kept.items) expect(Math.min(one.net, one.vat)).toBeGreaterThanOrEqual(0)
        const taken = overbilled(billed, kept)
        billed = billed.map((row) => {
          const own = taken.find(({ line }) => line === row.line)
          return own ? { ...row, net: row.net - own.net, vat: row.vat - own.vat } : row
        })
        expect(overbilled(billed, kept)).toEqual([])
      }
    }),
  )
})
