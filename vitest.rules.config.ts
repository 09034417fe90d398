import { defineConfig } from 'vitest/config'

// Pure rules alone, without a database or a server: what `npm run mutation` runs for every fault it plants. It names the tests of a slice.
export default defineConfig({
  test: {
    include: process.env.RULE_TESTS?.split(' ') ?? ['src/values/money.test.ts', 'src/domains/*/rules/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
  },
})
