import { expect, test } from 'vitest'
import { visitors } from './browser.ts'
import { crawl } from './crawl.ts'
import { isPrivate } from './page-kinds.ts'
import { comeAs, sessionOf } from './people.ts'

const visitor = visitors()
/** Dozens of pages, each with its buttons, on a machine that may be busy. */
const LONG = { timeout: 1_200_000 }

/** What a guest is shown, too, was walked as a guest. */
async function crawlAs(key: 'buyer' | 'seller' | 'operator', starts: readonly string[]) {
  const who = await visitor()
  await comeAs(who, await sessionOf(key))
  const { problems, seen } = await crawl(who, starts, isPrivate)
  return { problems, seen: [...seen.keys()] }
}

test('P01 M01 every link and button of a buyer leads somewhere, in words, without a complaint', LONG, async () => {
  const { problems, seen } = await crawlAs('buyer', ['/account', '/userorders', '/messages', '/notices', '/favourites'])
  expect(problems).toEqual([])
  expect(seen.length).toBeGreaterThan(5)
  expect(seen.filter((kind) => kind.startsWith('admin'))).toEqual([])
})

test('P01 M01 every link and button of a seller leads somewhere, in words, without a complaint', LONG, async () => {
  const starts = ['/company-data', '/orders', '/my-shops', '/configuration', '/import', '/my-units', '/messages']
  const { problems, seen } = await crawlAs('seller', starts)
  expect(problems).toEqual([])
  expect(seen.length).toBeGreaterThan(20)
  expect(seen.filter((kind) => kind.startsWith('admin'))).toEqual([])
})
