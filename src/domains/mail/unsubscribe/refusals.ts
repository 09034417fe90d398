import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import type { Locale } from '../../../values/locale.ts'
import { insertRefusal, isRefused } from '../store/refusals.ts'

/** What is sealed in a link: an address, and that it is for nothing but this. */
const PURPOSE = 'no mail asking for reviews: '
const digestOf = ({ secrets }: Pick<Deps, 'secrets'>, email: string) => secrets.hash(PURPOSE + email.toLowerCase())

/** The link under a mail that people may do without, by which they get no more of its kind; undefined for who has pressed one. */
export async function unsubscribeLink(
  deps: Pick<Deps, 'db' | 'secrets' | 'config'>,
  email: string,
  locale: Locale,
): Promise<string | undefined> {
  if (await isRefused(deps.db, digestOf(deps, email))) return undefined
  const token = deps.secrets.seal(PURPOSE + email).toString('base64url')
  return `${pageAddress(deps, '/unsubscribe', locale)}?token=${token}`
}

/** Notes that the address in a link wants no more of these mails; again it changes nothing. False for what is no such link. */
export async function refuseMails(deps: Pick<Deps, 'db' | 'secrets' | 'now'>, token: string): Promise<boolean> {
  const said = open(deps, token)
  if (!said?.startsWith(PURPOSE)) return false
  await insertRefusal(deps.db, digestOf(deps, said.slice(PURPOSE.length)), deps.now())
  return true
}

function open({ secrets }: Pick<Deps, 'secrets'>, token: string): string | undefined {
  try {
    return secrets.open(Buffer.from(token, 'base64url'))
  } catch {
    return undefined
  }
}
