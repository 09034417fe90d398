import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import type { Locale } from '../../../values/locale.ts'
import { deleteRefusal, insertRefusal, isRefused } from '../store/refusals.ts'

/** What is sealed in a link: an address, and that it is for nothing but one kind of mail. What was kept of reviews is read on. */
const PURPOSES = {
  reviews: 'no mail asking for reviews: ',
  messages: 'no mail about unread messages: ',
} as const
/** Mails that people may do without. */
export type Kind = keyof typeof PURPOSES

const digestOf = ({ secrets }: Pick<Deps, 'secrets'>, purpose: string, email: string) =>
  secrets.hash(purpose + email.toLowerCase())

/** What a link under a mail of another domain ends: its purpose, and how. Again it changes nothing. */
export type Refusal = { purpose: string; refuse: (deps: Deps, told: string) => Promise<void> }

/** The link under a mail that people may do without; `told` comes back to the refusal of the same purpose. */
export function unsubscribeAddress(
  deps: Pick<Deps, 'secrets' | 'config'>,
  purpose: string,
  told: string,
  locale: Locale,
): string {
  const token = deps.secrets.seal(`${purpose}: ${told}`).toString('base64url')
  return `${pageAddress(deps, '/unsubscribe', locale)}?token=${token}`
}

/** The link under a mail that people may do without, by which they get no more of its kind; undefined for who has pressed one. */
export async function unsubscribeLink(
  deps: Pick<Deps, 'db' | 'secrets' | 'config'>,
  email: string,
  locale: Locale,
  kind: Kind = 'reviews',
): Promise<string | undefined> {
  const purpose = PURPOSES[kind]
  if (await isRefused(deps.db, digestOf(deps, purpose, email))) return undefined
  const token = deps.secrets.seal(purpose + email).toString('base64url')
  return `${pageAddress(deps, '/unsubscribe', locale)}?token=${token}`
}

/** Notes what a link says is wanted no more; again it changes nothing. False for what is no such link. */
export async function refuseMails(deps: Deps, token: string, others: readonly Refusal[]): Promise<boolean> {
  const said = open(deps, token)
  if (!said) return false
  const other = others.find(({ purpose }) => said.startsWith(`${purpose}: `))
  if (other) {
    await other.refuse(deps, said.slice(other.purpose.length + 2))
    return true
  }
  const purpose = Object.values(PURPOSES).find((one) => said.startsWith(one))
  if (!purpose) return false
  await insertRefusal(deps.db, digestOf(deps, purpose, said.slice(purpose.length)), deps.now())
  return true
}

/** Whether an address gets mails of a kind: nobody has pressed the link under one. */
export async function wantsMails(deps: Pick<Deps, 'db' | 'secrets'>, email: string, kind: Kind): Promise<boolean> {
  return !(await isRefused(deps.db, digestOf(deps, PURPOSES[kind], email)))
}

/** Takes back what somebody said by the link under a mail. */
export async function allowMails(deps: Pick<Deps, 'db' | 'secrets'>, email: string, kind: Kind): Promise<void> {
  await deleteRefusal(deps.db, digestOf(deps, PURPOSES[kind], email))
}

function open({ secrets }: Pick<Deps, 'secrets'>, token: string): string | undefined {
  try {
    return secrets.open(Buffer.from(token, 'base64url'))
  } catch {
    return undefined
  }
}
