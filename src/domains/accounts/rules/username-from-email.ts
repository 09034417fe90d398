/** A username that begins like an e-mail address, with room for something that makes it unique. */
export function usernameFromEmail(email: string): string {
  const local = (email.split('@')[0] ?? '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 20)
    .replace(/^[^A-Za-z0-9]+/, '')
    .replace(/(?<![^A-Za-z0-9])[^A-Za-z0-9]+$/, '')
  return local.length >= 3 ? local : `user-${local || '1'}`
}
