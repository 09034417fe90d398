import type { Deps } from '../../../../platform/deps.ts'
import { findSandboxPayment, type SandboxPayment } from './store.ts'

/** A payment as the sandbox's page shows it; undefined when the reference is unknown. */
export function readSandboxPayment(deps: Deps, reference: string): Promise<SandboxPayment | undefined> {
  return findSandboxPayment(deps.db, reference)
}
