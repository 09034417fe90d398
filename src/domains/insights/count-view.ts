import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { marketDay } from '../../values/days.ts'
import { attemptsFrom } from '../accounts/index.ts'
import { sellerGoods } from '../products/index.ts'
import { isBot } from './rules/bots.ts'
import { countsAsView, newWindow, type ViewWindow } from './rules/view-window.ts'
import { addViews } from './store/views.ts'

const FLUSH_MS = 5000
/** More than these wait only when the database is away for long; what comes then is not counted. */
const MOST_WAITING = 50_000

type Counter = {
  window: ViewWindow
  /** Views by `day product` that are not written yet. */
  waiting: Map<string, number>
  timer: NodeJS.Timeout | undefined
}
/** One for each market in the process. */
const counters = new WeakMap<Deps, Counter>()

function counterOf(deps: Deps): Counter {
  const counter = counters.get(deps) ?? { window: newWindow(), waiting: new Map(), timer: undefined }
  counters.set(deps, counter)
  return counter
}

/** Counts a look at a product in memory; written with others a few seconds later. Knows nobody, sets nothing, never fails. */
export function countView(
  deps: Deps,
  productId: number,
  caller: { address: string; userAgent: string | undefined },
): void {
  if (isBot(caller.userAgent)) return
  const counter = counterOf(deps)
  const now = deps.now()
  if (!countsAsView(counter.window, now, attemptsFrom(caller.address), productId)) return
  const key = `${marketDay(now)} ${productId}`
  if (!counter.waiting.has(key) && counter.waiting.size >= MOST_WAITING) return
  counter.waiting.set(key, (counter.waiting.get(key) ?? 0) + 1)
  counter.timer ??= setTimeout(() => void flushViews(deps), FLUSH_MS).unref()
}

/** Writes what was counted; also to be called before the process stops. What cannot be written waits for the next time. */
export async function flushViews(deps: Deps): Promise<void> {
  const counter = counterOf(deps)
  clearTimeout(counter.timer)
  counter.timer = undefined
  const taken = counter.waiting
  if (taken.size === 0) return
  counter.waiting = new Map()
  try {
    await write(deps, taken)
  } catch (error) {
    deps.log.warn({ views: describeError(error) })
    for (const [key, views] of taken) counter.waiting.set(key, (counter.waiting.get(key) ?? 0) + views)
  }
}

async function write(deps: Deps, counted: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counted].map(([key, views]) => {
    const [day = '', id = ''] = key.split(' ')
    return { day, productId: Number(id), views }
  })
  const products = await sellerGoods.readProductNames(deps, [...new Set(rows.map((row) => row.productId))])
  const companies = new Map(products.map((product) => [product.id, product.companyId]))
  const known = rows.flatMap((row) => {
    const companyId = companies.get(row.productId)
    return companyId === undefined ? [] : [{ ...row, companyId }]
  })
  if (known.length > 0) await addViews(deps.db, known)
}
