import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NOT_SWEPT } from './crash/not-swept.ts'
import { SWEPT } from './crash/swept.ts'

const ROOT = join(import.meta.dirname, '..')
const DOMAINS =
  '{checkout,payments,refunds,payouts,ledger,chargebacks,documents,reconciliation,commission,orders,order-mails,fulfilment,returns,cash-on-delivery,labels,tracking,units}'
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What the sources of these domains offer: endpoints that change something, and jobs. */
function verbs(): string[] {
  const named = (pattern: string, words: RegExp) =>
    globSync(`src/domains/${DOMAINS}/**/${pattern}`, { cwd: ROOT }).flatMap((file) =>
      [...read(file).matchAll(words)].map(([, name = '']) => name),
    )
  const endpoints = named('contract.ts', /^ {2}'((?:POST|PUT|PATCH|DELETE) [^']+)'/gm)
  return [...endpoints, ...named('jobs.ts', /\bname: '([a-zA-Z]+\.[a-zA-Z]+)'/g)].sort()
}

test('a market dies in every verb of money, goods and numbers, or it is said why not', () => {
  const swept = Object.values(SWEPT).flatMap((file) => Object.values(file).flat())
  const listed = [...swept, ...NOT_SWEPT.flatMap((one) => one.verbs)]
  expect(listed.toSorted()).toEqual(verbs())
})

test('every sweep that is named is there', () => {
  for (const [file, scenarios] of Object.entries(SWEPT)) {
    const text = read(`test/crash/${file}.test.ts`)
    const missing = Object.keys(scenarios).filter((name) => !text.includes(name))
    expect([file, missing]).toEqual([file, []])
  }
})
