/** Fetched with the first use. */
export const loadWebAuthn = () => import('@simplewebauthn/browser')

export const passkeysWork = () => typeof globalThis.PublicKeyCredential === 'function'

/** The person closed the browser's question, or took too long. */
export function givenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
