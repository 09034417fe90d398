export type Outcome = { passed: number; failed: number }
export type Check = { name: string; run: () => Promise<Outcome> }

/** Runs those of the checks whose name has one of the words; without words all. `total` grows with every check. */
export function createRun(words: readonly string[], print = (text: string): unknown => process.stdout.write(text)) {
  const total: Outcome = { passed: 0, failed: 0 }
  const missed = new Set(words)

  async function runOne(check: Check): Promise<Outcome> {
    try {
      return await check.run()
    } catch (error) {
      print(`${(error as Error).stack}\n`)
      return { passed: 0, failed: 1 }
    }
  }

  async function work(queue: Check[]): Promise<void> {
    for (let check = queue.shift(); check; check = queue.shift()) {
      print(`… ${check.name}\n`)
      const started = Date.now()
      const { passed, failed } = await runOne(check)
      total.passed += passed
      total.failed += failed
      const seconds = Math.round((Date.now() - started) / 1000)
      print(`${failed === 0 ? '✓' : '✗'} ${check.name}: ${passed} passed, ${failed} failed (${seconds} s)\n`)
    }
  }

  return {
    total,
    /** `atOnce`: for checks that need nothing of one another. */
    async run(checks: readonly Check[], atOnce = 1): Promise<void> {
      const queue = checks.filter(({ name }) => {
        const fitting = words.filter((word) => name.includes(word))
        for (const word of fitting) missed.delete(word)
        return words.length === 0 || fitting.length > 0
      })
      await Promise.all(Array.from({ length: atOnce }, () => work(queue)))
    },
    /** Words that named no check: whoever mistypes must not read that all is well. */
    missed: () => [...missed],
  }
}
