import type { Deps } from '../../../platform/deps.ts'
import { insertChallenge } from '../store/passkeys.ts'

const CHALLENGE_MINUTES = 5
/** EdDSA, ES256, RS256, as COSE numbers them: what devices make, and what every Node verifies without experiments. */
export const ALGORITHMS = [-8, -7, -257]

/** Where keys are good: the address people see. */
export type Place = { origin: string; rpID: string }

/** A quarter of a second to load: waits for the first passkey. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export function placeOf(origin: string): Place {
  return { origin, rpID: new URL(origin).hostname }
}

/** A challenge is good once, for five minutes, for one person (null: whoever logs in). */
export function saveChallenge(deps: Pick<Deps, 'db' | 'now'>, challenge: string, userId: string | null): Promise<void> {
  return insertChallenge(deps.db, challenge, userId, new Date(deps.now().getTime() + CHALLENGE_MINUTES * 60_000))
}

/** The challenge that a browser's answer names, before anything of it is believed. */
export function challengeIn(answer: Record<string, unknown>): string | undefined {
  try {
    const { clientDataJSON } = answer.response as { clientDataJSON: string }
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const { challenge } = told as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
