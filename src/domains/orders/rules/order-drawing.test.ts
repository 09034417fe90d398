import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawOrderLife, withDrawing } from '../../../../tools/order-drawing.ts'
import { ORDER_STEPS } from './order-steps.ts'

const page = await readFile(join(import.meta.dirname, '../../../../ARCHITECTURE.md'), 'utf8')

test('the life of an order is drawn in ARCHITECTURE.md as the market goes by it: npm run draw:orders', () => {
  expect(withDrawing(page, drawOrderLife())).toBe(page)
})

test('a step more, a step less or another one who takes it is another drawing', () => {
  const { shipped } = ORDER_STEPS
  const drawings = [
    drawOrderLife(),
    drawOrderLife({ ...ORDER_STEPS, shipped: {} }),
    drawOrderLife({
      ...ORDER_STEPS,
      expired: { ...ORDER_STEPS.expired, returned: ORDER_STEPS.delivered.returned as never },
    }),
    drawOrderLife({
      ...ORDER_STEPS,
      shipped: { ...shipped, delivered: { ...shipped.delivered, by: ['seller'] } as never },
    }),
  ]
  expect(new Set(drawings).size).toBe(drawings.length)
  for (const other of drawings.slice(1)) expect(withDrawing(page, other)).not.toBe(page)
})

test('a page without the marks is told of', () => {
  expect(() => withDrawing('# Architecture', drawOrderLife())).toThrow('ARCHITECTURE.md has no place')
})
