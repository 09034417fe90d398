import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { putTemporaryFilesInMemory, shareCompiledModules } from './tools/memory-folder.ts'

putTemporaryFilesInMemory()
shareCompiledModules()

export default defineConfig({
  test: {
    globalSetup: ['e2e/global-setup.ts'],
    include: ['e2e/**/*.test.ts'],
    // A machine three times as slow has to pass, too.
    testTimeout: 400_000,
    hookTimeout: 300_000,
    // Costs nothing where it is quick.
    expect: { poll: { timeout: 60_000 } },
    // Each worker has a market and a browser of its own, for all its files.
    maxWorkers: process.env.MARKET_URL ? 1 : 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
