import { Secret, TOTP } from 'otpauth'
import type { Deps } from '../../../platform/deps.ts'

const PERIOD_SECONDS = 30

function totpOf(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, ...about })
}

/** A new secret of 160 bits, as authenticators read it (base32). */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator reads from a QR code. */
export function authenticatorUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString()
}

/** The time step to which a code belongs: the present one, the one before or the one after; undefined when it is none of theirs. */
export function stepOf(deps: Pick<Deps, 'now'>, secret: string, code: string): number | undefined {
  const timestamp = deps.now().getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}
