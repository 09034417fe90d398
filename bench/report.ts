import type { Row } from './scenario.ts'
import type { SizeResult } from './size.ts'

const number = (value: number) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0))
const times = (value: number, limit: number | undefined) => (limit ? `${number(value / limit)}×` : '–')
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? 'unknown' : `${(bytes / 2 ** 20).toFixed(0)} MB`

function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => (line[column] ?? '').length)))
  const print = (line: readonly string[]) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [print(heads), widths.map((width) => '─'.repeat(width)).join('  '), ...lines.map(print)].join('\n')
}

export function shortRow({ name, one, many }: Row): string {
  return `    ${name}: median ${number(one.median)} ms, p99 ${number(one.p99)} ms, ${number(many.perSecond)}/s`
}

/**
 * Median and p99 in milliseconds with one client (orders: 8 buyers); each as a multiple of (a) a bare HTTP reply of the same bytes and
 * (b) the same rows by a bare named statement; requests a second with 16 connections.
 */
export function sizeTable({ size, rows, ...rest }: SizeResult): string {
  const heads = [
    'row',
    'median',
    'p99',
    'med/a',
    'p99/a',
    'med/b',
    'p99/b',
    'med/(a+b)',
    'req/s',
    'a req/s',
    'aim',
    '',
    'bytes',
    'cpu',
    'db cpu',
    'load',
  ]
  const lines = rows.map(({ name, one, many, http, sql, target, bytes, processor, load }) => [
    name,
    number(one.median),
    number(one.p99),
    times(one.median, http.one.median),
    times(one.p99, http.one.p99),
    times(one.median, sql?.median),
    times(one.p99, sql?.p99),
    times(one.median, http.one.median + (sql?.median ?? 0)),
    number(many.perSecond),
    number(http.many.perSecond),
    number(target),
    many.perSecond >= target ? 'met' : 'below',
    number(bytes),
    number(processor.server),
    number(processor.database),
    load.toFixed(1),
  ])
  const { statements, startup, memory, product, catalog } = rest
  const facts = [
    `  SQL statements: ${statements.placing} to place an order (aim 20), ${statements.whole} with all six requests from the empty cart on`,
    `  start to first page on an existing database: ${(startup / 1000).toFixed(2)} s (aim 1.5)`,
    `  memory after load: ${megabytes(memory.uncached)}, after cached pages: ${megabytes(memory.cached)} (aim 300 MB)`,
    ...Object.entries({ 'product page': product, catalogue: catalog }).map(
      ([name, { html, script, style }]) =>
        `  ${name}, compressed: HTML ${kilobytes(html)}, JavaScript ${kilobytes(script)}, CSS ${kilobytes(style)}`,
    ),
  ]
  return `\n${size.toLocaleString('en')} products\n${table(heads, lines)}\n${facts.join('\n')}\n`
}

/** How much slower the largest market is than the smallest. */
export function growthTable(results: readonly SizeResult[]): string {
  const [smallest, largest] = [results[0], results.at(-1)]
  if (!smallest || !largest || smallest === largest) return ''
  const lines = smallest.rows.flatMap((small) => {
    const large = largest.rows.find((row) => row.name === small.name)
    if (!large) return []
    const median = large.one.median / small.one.median
    return [
      [
        small.name,
        `${number(median)}×`,
        `${number(large.one.p99 / small.one.p99)}×`,
        `${number(small.many.perSecond / large.many.perSecond)}×`,
        median <= 3 ? 'met' : 'above',
      ],
    ]
  })
  const title = `Growth in time from ${smallest.size.toLocaleString('en')} to ${largest.size.toLocaleString('en')} products (aim 3×)`
  return `\n${title}\n${table(['row', 'median', 'p99', '1/(req/s)', ''], lines)}\n`
}
