import { expect, test } from 'vitest'
import { visitors } from './browser.ts'
import { crawl } from './crawl.ts'
import { isPrivate } from './page-kinds.ts'
import { comeAs, sessionOf } from './people.ts'

const visitor = visitors()
/** Dozens of pages, each with its buttons, on a machine that may be busy. */
const LONG = { timeout: 1_500_000 }

test('P01 M01 every link and button of the operator leads somewhere, in words, without a complaint', LONG, async () => {
  const who = await visitor()
  await comeAs(who, await sessionOf('operator'))
  const { problems, seen } = await crawl(who, ['/admin', '/configuration'], isPrivate)
  expect(problems).toEqual([])
  expect(seen.size).toBeGreaterThan(40)
})
