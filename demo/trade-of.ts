import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoTrade } from './seller-types.ts'

/** Goods for show of a market's trade; a trade without any has its categories and people. */
export async function tradeOf(vertical: string): Promise<DemoTrade | undefined> {
  const file = join(import.meta.dirname, 'trades', `${vertical}.ts`)
  return existsSync(file) ? ((await import(file)) as { trade: DemoTrade }).trade : undefined
}
