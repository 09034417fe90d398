import type { Config } from '../config/config.ts'

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  language: string
  /** Stays the same when a letter is sent again: whoever gets it twice can tell. */
  messageId: string
  /** What goes with it, as PDF. */
  files: readonly { name: string; bytes: Uint8Array }[]
  /** Where a mail program may unsubscribe its reader by itself (RFC 8058), of a letter that people may do without. */
  unsubscribe?: string
}

export type Mailer = {
  /** Hands a letter to the mail server; throws `MailTrouble`. */
  send: (letter: Letter) => Promise<void>
  /** Connects and logs in without sending anything; throws `MailTrouble`. */
  verify: () => Promise<void>
  close: () => void
}

/** Why a letter did not leave, in words that tell nothing of its recipient (`550 5.1.1 RCPT TO`, `ECONNREFUSED`). */
export class MailTrouble extends Error {
  /** The server refuses this very letter or its recipient: trying again is useless. */
  readonly permanent: boolean
  /** It is not about this letter: the server is not there, or does not let the market in. */
  readonly away: boolean
  constructor(reason: string, permanent: boolean, away = false) {
    super(reason)
    this.name = 'MailTrouble'
    this.permanent = permanent
    this.away = away
  }
}

type SmtpError = { code?: string; responseCode?: number; response?: string; command?: string }

/** A letter that takes longer than this is given up for now; a slow server must not hold a job for ever. */
export const SEND_DEADLINE = 60_000
const CONNECT_TIMEOUT = 10_000
const SILENCE_TIMEOUT = 20_000

/** The mail server of the configuration; undefined when there is none. Connects at the first letter, and keeps two connections at most. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  const { smtpUrl, mailFrom } = config
  if (!smtpUrl) return undefined
  let opening: ReturnType<typeof open> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      pool: true,
      url: smtpUrl,
      maxConnections: 2,
      maxMessages: 50,
      // Repeating is the queue's business: it knows what may have left already.
      maxRequeues: 0,
      idleTimeout: 15_000,
      connectionTimeout: CONNECT_TIMEOUT,
      greetingTimeout: CONNECT_TIMEOUT,
      socketTimeout: SILENCE_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send({ to, language, unsubscribe, files, ...letter }) {
      // One recipient a letter: nothing that a mail server could take for a list.
      if (!/^[^\s,;:<>@]+@[^\s,;:<>@]+$/.test(to)) throw new MailTrouble('address', true)
      opening ??= open()
      const transport = await opening
      try {
        await transport.sendMail({
          ...letter,
          from: mailFrom,
          to: { name: '', address: to },
          attachments: files.map(({ name, bytes }) => ({
            ...{ filename: name, contentType: 'application/pdf', content: Buffer.from(bytes) },
          })),
          envelope: { from: addressOf(mailFrom), to: [to] },
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': language,
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(SEND_DEADLINE),
        })
      } catch (error) {
        throw toTrouble(error as SmtpError)
      }
    },
    async verify() {
      opening ??= open()
      const transport = await opening
      await transport.verify().catch((error: SmtpError) => Promise.reject(toTrouble(error)))
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}

/** `Obieg <no-reply@obieg.example>` → `no-reply@obieg.example` */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim()
}

/** What the server said may name the recipient: only its codes are kept. */
function toTrouble({ code, responseCode, response, command }: SmtpError): MailTrouble {
  // Refused before it left: an address that cannot be written to a mail server.
  if (!responseCode) {
    const isWrong = code === 'EENVELOPE' && command === 'API'
    return new MailTrouble(code ?? 'unknown', isWrong, !isWrong)
  }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  // A refused log-in or sender is the configuration's fault, and will be mended.
  const permanent = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  const away = responseCode === 421 || responseCode === 535
  return new MailTrouble([responseCode, enhanced, command].filter(Boolean).join(' '), permanent, away)
}
