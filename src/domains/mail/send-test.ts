import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { createMailer, MailTrouble } from '../../platform/mail/mailer.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { readPublicSettings, writeSetting } from '../settings/index.ts'
import { renderMail } from './render/render-mail.ts'
import { messageIdOf } from './send-mail.ts'
import { wordsInForce } from './texts/words-in-force.ts'

/** When a test mail was last taken by the mail server. */
export const MAIL_TESTED = 'mail.tested'
const TESTS = defineLimit({ name: 'test-mail', attempts: 20, seconds: 3600 })

/**
 * Sends a mail to try the mail server, at once and outside the queue: the operator sees what comes of it. Refuses with
 * `mail_not_configured`, and with `mail_not_delivered` and what the server said (its codes alone).
 */
export async function sendTestMail(
  deps: Deps,
  actor: Actor | undefined,
  { to, locale }: { to: string; locale: Locale },
): Promise<{ to: string }> {
  requireOperator(actor)
  const mailer = createMailer(deps.config)
  if (!mailer) throw new Failure('conflict', 'mail_not_configured')
  try {
    await deps.limits.count(TESTS, actor?.userId ?? '')
    const words = await wordsInForce(deps, 'testMail', locale)
    const told = { firstName: actor?.firstName ?? '' }
    const said = renderMail('testMail', locale, told, await readPublicSettings(deps), words)
    await mailer.send({
      ...said,
      files: [],
      to,
      language: locale,
      messageId: messageIdOf(deps, `test ${deps.now().toISOString()}`),
    })
    // The way to the opening asks whether mail has ever left.
    await writeSetting(deps, MAIL_TESTED, deps.now().toISOString())
    return { to }
  } catch (error) {
    if (!(error instanceof MailTrouble)) throw error
    throw new Failure('conflict', 'mail_not_delivered', { params: { reason: error.message } })
  } finally {
    mailer.close()
  }
}
