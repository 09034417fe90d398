import { defineConfig } from 'vitest/config'

const TESTS = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts', 'demo/**/*.test.ts']
/** They replace what all files of a process share (globals, prototypes, what a picture may be), or count what they have loaded. */
const ALONE = [
  'src/domains/checkout/http.test.ts',
  'src/platform/db/named-statements.test.ts',
  'src/platform/jobs/lost-at-start.test.ts',
  'src/web/screens/checkout/cart/checkout/draft.test.ts',
  'src/web/screens/seller/register-company/steps.test.ts',
  'src/web/session/auth-state.test.ts',
  'test/abuse/hostile-pictures.test.ts',
  'test/admin.test.ts',
  'test/embedded-privacy.test.ts',
  'test/prepare.test.ts',
]

// Loading the program takes longer than most files of tests: they share it, two processes for all.
export default defineConfig({
  test: {
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'together', isolate: false, include: TESTS, exclude: ALONE } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
