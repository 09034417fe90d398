/** Fetched with the first use. */
export const loadWebAuthn = () => import('@simplewebauthn/browser')

/** Keys belong to a name: there are none for a bare network address. */
export const passkeysWork = () =>
  typeof globalThis.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)

/** The person closed the browser's question, or took too long. */
export const givenUp = (error: unknown) => isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError')

/** The device has a key of this account. */
export const isKnownDevice = (error: unknown) => isNamed(error, 'InvalidStateError')

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}
