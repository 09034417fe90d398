import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { putTemporaryFilesInMemory, shareCompiledModules } from './tools/memory-folder.ts'

putTemporaryFilesInMemory()
shareCompiledModules()

const TESTS = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts', 'demo/**/*.test.ts']
/**
 * They replace what all files of a process share (globals, prototypes, what a picture may be), count what they have loaded, or measure for how
 * long the thread is busy, in which the heap of all others would have to be swept.
 */
const ALONE = [
  'src/domains/checkout/http.test.ts',
  'src/domains/products/condition.test.ts',
  'src/platform/db/named-statements.test.ts',
  'src/platform/jobs/lost-at-start.test.ts',
  'src/web/screens/checkout/cart/checkout/draft.test.ts',
  'src/web/screens/seller/register-company/steps.test.ts',
  'src/web/session/auth-state.test.ts',
  'test/abuse/hostile-pictures.test.ts',
  'test/abuse/json.test.ts',
  'test/admin.test.ts',
  'test/embedded-privacy.test.ts',
  'test/model/planted-faults.test.ts',
  'test/prepare.test.ts',
]

/** They start processes of their own, many at once, and would take the two cores from a neighbour that waits for something: they run last. */
const PROCESSES = [
  'src/domains/mail/crash.test.ts',
  'src/domains/privacy/crash.test.ts',
  'test/abuse/first-start.test.ts',
  'test/abuse/hostile-files.test.ts',
  'test/abuse/lost-database.test.ts',
  'test/abuse/opening.test.ts',
  'test/crash/**/*.test.ts',
  'test/embedded.test.ts',
]

// Loading the program takes longer than most files of tests: they share it, two processes for all.
export default defineConfig({
  test: {
    globalSetup: ['test/global-setup.ts'],
    // A machine three times as slow, and busy, has to pass, too.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'together', isolate: false, include: TESTS, exclude: [...ALONE, ...PROCESSES] } },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        // A start of the program takes seconds, on a busy machine many.
        test: {
          name: 'processes',
          isolate: false,
          include: PROCESSES,
          sequence: { groupOrder: 1 },
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
    ],
  },
})
