import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import { createMailer, type Mailer } from './mailer.ts'

/** `unknown`: nobody has asked it yet. */
export type MailState = 'not configured' | 'unknown' | 'ok' | 'failing'
export type MailWatch = { state: () => MailState; check: () => Promise<void> }

const ASKED_AGAIN = 60_000

/**
 * How the mail server does: asked at start, and again in the background when somebody wants to know a minute later. Who asks never waits for
 * a mail server. The reason stands in the log alone.
 */
export function watchMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  log: Log,
  open: (given: typeof config) => Mailer | undefined = createMailer,
): MailWatch {
  let state: MailState = 'unknown'
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = async (): Promise<MailState> => {
    const mailer = open(config)
    if (!mailer) return 'not configured'
    try {
      await mailer.verify()
      return 'ok'
    } catch (error) {
      if (state !== 'failing') log.warn({ mailServer: (error as Error).message, waits: 'mail is tried again later' })
      return 'failing'
    } finally {
      mailer.close()
    }
  }
  const check = async () => {
    askedAt = performance.now()
    state = await ask().catch(() => 'failing' as const)
  }
  return {
    check,
    state() {
      if (performance.now() - askedAt > ASKED_AGAIN) void check()
      return state
    },
  }
}
