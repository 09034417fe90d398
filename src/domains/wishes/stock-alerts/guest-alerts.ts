import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import type { Locale } from '../../../values/locale.ts'
import { attemptsFrom } from '../../accounts/index.ts'
import { queueMail, requireMail } from '../../mail/index.ts'
import { ALERT_DAYS, CONFIRM_HOURS, MOST_ALERTS } from './contract.ts'
import { nameOf, requireSoldOut } from './require-sold-out.ts'
import { confirmAlert, countOfGuest, deleteById, deleteOfGuest, insertOfGuest } from './store.ts'

const HOUR = 60 * 60
const FROM_NETWORK = defineLimit({ name: 'stock-alert-network', attempts: 30, seconds: HOUR })
/** Mails to one mailbox, whoever asks. */
const TO_EMAIL = defineLimit({ name: 'stock-alert-email', attempts: 5, seconds: 6 * HOUR })

const LINK = 'stock alert: '
/** What is kept of an address besides the sealed one: finds it again, tells nobody. */
export const digestOf = ({ secrets }: Pick<Deps, 'secrets'>, email: string) => secrets.hash(LINK + email.toLowerCase())

export type Asked = { versionId: number; email: string; locale: Locale; address: string }

/**
 * A guest wants to know: a mail asks whether the address is theirs, and nothing else goes there before. Who asks learns nothing of the address.
 * `mail_unavailable`, `rate_limited`, `product_not_found`, `version_available`. False where the address waits for too much already.
 */
export async function askForAlert(deps: Deps, { versionId, email, locale, address }: Asked): Promise<boolean> {
  requireMail(deps)
  await deps.limits.count(FROM_NETWORK, attemptsFrom(address))
  const version = await requireSoldOut(deps, versionId)
  await deps.limits.count(TO_EMAIL, email.toLowerCase())
  return deps.db.transaction().execute(async (db) => {
    const digest = digestOf(deps, email)
    if ((await countOfGuest(db, digest)) >= MOST_ALERTS) return false
    const guest = { sealed: deps.secrets.seal(email), digest, locale }
    const { id, confirmed } = await insertOfGuest(db, version, guest, deps.now())
    if (confirmed) return true
    const link = `${pageAddress(deps, '/stock-alert', locale)}?token=${tokenOf(deps, id)}`
    const params = { product: nameOf(version, locale), link, hours: CONFIRM_HOURS, waits: ALERT_DAYS }
    await queueMail({ ...deps, db }, { to: email, locale, template: 'stockAlertConfirm', params })
    return true
  })
}

const tokenOf = ({ secrets }: Pick<Deps, 'secrets'>, id: number) => secrets.seal(LINK + id).toString('base64url')

/** The number of the alert in a link; undefined for what is no such link. */
function idOf({ secrets }: Pick<Deps, 'secrets'>, token: string): number | undefined {
  try {
    const said = secrets.open(Buffer.from(token, 'base64url'))
    return said.startsWith(LINK) ? Number(said.slice(LINK.length)) : undefined
  } catch {
    return undefined
  }
}

/** The button behind the link: true once the alert counts, also when pressed again. */
export async function confirmByLink(deps: Deps, token: string): Promise<boolean> {
  const id = idOf(deps, token)
  const since = new Date(deps.now().getTime() - CONFIRM_HOURS * HOUR * 1000)
  return id !== undefined && confirmAlert(deps.db, id, since, deps.now())
}

/** The other button: nobody asked for it, or it is wanted no more. */
export async function endByLink(deps: Deps, token: string): Promise<boolean> {
  const id = idOf(deps, token)
  if (id === undefined) return false
  await deleteById(deps.db, id)
  return true
}

const PURPOSE = 'no stock alerts'
export const refusalOf = (email: string) => ({ purpose: PURPOSE, told: email })

/** The link under a mail of ours: all alerts of the address end. */
export const stockAlertRefusal = {
  purpose: PURPOSE,
  refuse: (deps: Deps, email: string): Promise<void> => deleteOfGuest(deps.db, digestOf(deps, email)),
}
