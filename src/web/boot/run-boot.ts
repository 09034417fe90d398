export type StepResult = { redirect: string } | undefined

export type BootStep<E> = {
  name: string
  run: (env: E) => StepResult | void | Promise<StepResult | void>
}

export type BootOutcome = { kind: 'started' } | { kind: 'redirect'; url: string } | { kind: 'failed'; step: string }

/**
 * T09: runs the steps one after another. A step that throws is logged and nothing after it runs: the application does not
 * mount. A step that answers `{ redirect }` ends the boot as well; the caller follows it.
 */
export async function runBoot<E extends { log: (step: string, error: unknown) => void }>(
  steps: readonly BootStep<E>[],
  env: E,
): Promise<BootOutcome> {
  for (const step of steps) {
    try {
      const result = await step.run(env)
      if (result?.redirect) return { kind: 'redirect', url: result.redirect }
    } catch (error) {
      env.log(step.name, error)
      return { kind: 'failed', step: step.name }
    }
  }
  return { kind: 'started' }
}
