import type { Reporter, TestCase } from 'vitest/node'

/** What the line of a test begins with that passed, but not at once. */
export const SECOND_TRY = '⚠ passed only at a second try: '

/** A test that passes only when it is tried again hides a fault of it or of the market: it is named, so that somebody mends it. */
export default class NameSecondTries implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    if (!testCase.diagnostic()?.flaky) return
    const [first] = testCase.result().errors ?? []
    const why = first?.message.split('\n')[0] ?? 'the first try left no error'
    process.stdout.write(`\n${SECOND_TRY}${testCase.module.relativeModuleId} > ${testCase.fullName} (${why})\n`)
  }
}
