import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { attemptsFrom, namesNetwork, openPayload, type SealedPayload } from '../../accounts/index.ts'
import { queueMail, requireMail } from '../../mail/index.ts'
import { LINK_HOURS, linkToken } from './link-token.ts'
import { findByNumberAndEmail } from './store.ts'

const HOUR = 60 * 60
/** Questions from one network, and about one number from there. */
const FROM_NETWORK = defineLimit({ name: 'find-order-network', attempts: 30, seconds: HOUR })
const NEAR = defineLimit({ name: 'find-order-near', attempts: 5, seconds: HOUR })
/** Mails to one mailbox, and about one order, whoever asks: counted only where one would leave, so that a stranger shuts nobody out. */
const TO_EMAIL = defineLimit({ name: 'find-order-email', attempts: 5, seconds: 6 * HOUR })
const OF_ORDER = defineLimit({ name: 'find-order-number', attempts: 5, seconds: 6 * HOUR })

export type Sought = { number: string; email: string; locale: Locale }

/**
 * Asks for a mail with a link to an order. Who asks learns nothing, not even by the time it takes: a job finds out whether number and e-mail
 * fit. `rate_limited`, whether they do or not; `mail_unavailable`.
 */
export async function findOrderAgain(deps: Deps, { number, email, locale }: Sought, address: string): Promise<void> {
  requireMail(deps)
  const network = namesNetwork(address) ? attemptsFrom(address) : ''
  if (network) await deps.limits.count(FROM_NETWORK, network)
  await deps.limits.count(NEAR, `${number} ${network}`)
  const sealed = deps.secrets.seal(JSON.stringify({ number, email: email.toLowerCase(), locale })).toString('base64')
  await deps.addJob(deps.db, { name: 'orders.sendOrderLink', payload: { sealed } })
}

/** The job behind it: the link, to the address of the order alone. */
export async function sendOrderLink(deps: Deps, payload: SealedPayload): Promise<void> {
  const { number, email, locale } = openPayload<Sought>(deps, payload)
  const found = await findByNumberAndEmail(deps.db, number, email)
  if (!found || !(await mayLeave(deps, found.email, number))) return
  const link = `${pageAddress(deps, '/find-order/open', locale)}?token=${linkToken(deps, found.key)}`
  await queueMail(deps, {
    to: found.email,
    locale,
    template: 'orderFound',
    params: { firstName: found.firstName, number, link, hours: LINK_HOURS },
  })
}

async function mayLeave(deps: Deps, email: string, number: string): Promise<boolean> {
  try {
    await deps.limits.count(OF_ORDER, number)
    await deps.limits.count(TO_EMAIL, email.toLowerCase())
    return true
  } catch (error) {
    if (error instanceof Failure && error.kind === 'tooMany') return false
    throw error
  }
}
