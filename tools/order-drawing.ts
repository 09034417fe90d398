// npm run draw:orders: draws the life of an order into ARCHITECTURE.md, from the table that the market goes by.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OrderStatus } from '../src/domains/orders/rules/order-statuses.ts'
import { ORDER_STEPS, type OrderStep } from '../src/domains/orders/rules/order-steps.ts'

const PAGE = join(import.meta.dirname, '../ARCHITECTURE.md')
const [BEGIN, END] = ['<!-- order life: npm run draw:orders -->', '<!-- order life ends -->']

type Steps = Readonly<Record<OrderStatus, Partial<Record<OrderStatus, OrderStep>>>>

/** The steps as a diagram and, a row each, who takes them, when, and what comes with them. */
export function drawOrderLife(steps: Steps = ORDER_STEPS): string {
  const all = Object.entries(steps).flatMap(([from, row]) =>
    Object.entries(row).map(([to, step]) => ({ from, to, step })),
  )
  const ends = Object.keys(steps).filter((status) => !all.some(({ from }) => from === status))
  const arrows = all.map(({ from, to, step }) => `  ${from} --> ${to}: ${step.by.join(', ')}`)
  const rows = all.map(({ from, to, step: { by, when, events, mail, timer, ledger } }) =>
    [`${from} → ${to}`, by.join(', '), when, events.join(', '), mail, timer, ledger]
      .map((cell) => cell ?? '–')
      .join(' | '),
  )
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> pending',
    '  [*] --> confirmed',
    ...arrows,
    ...ends.map((status) => `  ${status} --> [*]`),
    '```',
    '',
    '| step | who | when | history | mail | clock | ledger |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}

/** The page with the drawing between its marks; throws where they are missing. */
export function withDrawing(page: string, drawing: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`ARCHITECTURE.md has no place between ${BEGIN} and ${END}`)
  return `${page.slice(0, begin + BEGIN.length)}\n${drawing}\n${page.slice(end)}`
}

if (import.meta.main) await writeFile(PAGE, withDrawing(await readFile(PAGE, 'utf8'), drawOrderLife()))
