import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'

const secretOf = ({ secrets }: Pick<Deps, 'secrets'>, key: string) => secrets.hash(`confirm purchase ${key}`)

/**
 * What the link in the mail proves: made from the purchase's key under this installation's secret and good for nothing else. It is kept
 * nowhere; who reads the database cannot make it.
 */
export function confirmationToken(deps: Pick<Deps, 'secrets'>, key: string): string {
  return secretOf(deps, key).toString('base64url')
}

export function isConfirmationToken(deps: Pick<Deps, 'secrets'>, key: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url')
  const right = secretOf(deps, key)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** What the mail would say, in a demo without mail; else null, since the link travels by mail alone. */
export function shownToken(deps: Pick<Deps, 'secrets' | 'config'>, key: string): string | null {
  return deps.config.demo && deps.config.smtpUrl === undefined ? confirmationToken(deps, key) : null
}
