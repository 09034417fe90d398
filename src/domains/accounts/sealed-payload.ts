import type { Deps } from '../../platform/deps.ts'

/** What a job has to know of a person, unreadable where jobs are kept. */
export type SealedPayload = { sealed: string }

export function sealPayload(deps: Pick<Deps, 'secrets'>, content: Record<string, string>): SealedPayload {
  return { sealed: deps.secrets.seal(JSON.stringify(content)).toString('base64') }
}

/** What `sealPayload` closed in. Throws where it was sealed under another secret key: such a job fails and is seen. */
export function openPayload<T extends Record<string, string>>(deps: Pick<Deps, 'secrets'>, payload: SealedPayload): T {
  return JSON.parse(deps.secrets.open(Buffer.from(payload.sealed, 'base64'))) as T
}
