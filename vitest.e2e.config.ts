import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { putTemporaryFilesInMemory, shareCompiledModules } from './tools/memory-folder.ts'

putTemporaryFilesInMemory()
shareCompiledModules()

export default defineConfig({
  test: {
    globalSetup: ['e2e/global-setup.ts'],
    include: ['e2e/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // Each worker has a market and a browser of its own, for all its files.
    maxWorkers: process.env.MARKET_URL ? 1 : 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
