import type { Deps } from '../../platform/deps.ts'

/** What a job has to know of a person, unreadable where jobs are kept. */
export type SealedPayload = { sealed: string }

export function sealPayload(deps: Pick<Deps, 'secrets'>, content: Record<string, string>): SealedPayload {
  return { sealed: deps.secrets.seal(JSON.stringify(content)).toString('base64') }
}

export function openPayload<T extends Record<string, string>>(deps: Pick<Deps, 'secrets'>, payload: SealedPayload): T {
  return JSON.parse(deps.secrets.open(Buffer.from(payload.sealed, 'base64'))) as T
}
