import type { Deps } from '../../../platform/deps.ts'
import { purchaseKey } from '../contract.ts'

/** Long enough for a slow mailbox, short enough for one that is read by others later. */
export const LINK_HOURS = 24

/** What the link in the mail carries: the purchase's key and until when it opens, sealed, so that it is kept nowhere and cannot be made. */
export function linkToken({ secrets, now }: Pick<Deps, 'secrets' | 'now'>, key: string): string {
  const until = now().getTime() + LINK_HOURS * 60 * 60_000
  return secrets.seal(`order-link ${until} ${key}`).toString('base64url')
}

/** The key of the purchase; undefined for what is no such link, or is over. */
export function keyOfLink({ secrets, now }: Pick<Deps, 'secrets' | 'now'>, token: string): string | undefined {
  let content: string
  try {
    content = secrets.open(Buffer.from(token, 'base64url'))
  } catch {
    return undefined
  }
  const [what, until, key] = content.split(' ')
  const isOpen = what === 'order-link' && Number(until) > now().getTime()
  return isOpen ? purchaseKey.safeParse(key).data : undefined
}
