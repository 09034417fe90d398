import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['e2e/global-setup.ts'],
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
    // One browser at a time: two cores also run the market and its database.
    maxWorkers: 1,
    // A busy machine may lose a race with a page once; a fault fails twice.
    retry: 1,
  },
})
