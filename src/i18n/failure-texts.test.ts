import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errors } from './pl-PL/errors.ts'

test('every failure that a contract names has a text', async () => {
  const domains = new URL('../domains/', import.meta.url)
  const missing: string[] = []
  let contracts = 0
  for (const domain of readdirSync(domains, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(new URL(`${domain}/contract.ts`, domains))) continue
    const contract: Record<string, unknown> = await import(new URL(`${domain}/contract.ts`, domains).href)
    for (const value of Object.values(contract)) {
      if (typeof value !== 'object' || value === null) continue
      for (const endpoint of Object.values(value)) {
        const failures: unknown = (endpoint as { failures?: unknown } | null)?.failures
        if (!Array.isArray(failures)) continue
        contracts += 1
        missing.push(...failures.filter((code) => !(code in errors)).map((code) => `${domain}: ${code}`))
      }
    }
  }
  expect(contracts).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
