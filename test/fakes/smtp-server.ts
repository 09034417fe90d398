import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * What the next mails meet: `busy` is told to come later (451), `unknown` that nobody lives there (550, naming the recipient as
 * real servers do), `unwanted` is refused after it was read (554), `locked` finds its log-in refused (535), `silent` gets no
 * answer, `cutOff` is taken, and the line goes dead before that is said.
 */
export type SmtpMood = 'well' | 'busy' | 'unknown' | 'unwanted' | 'locked' | 'silent' | 'cutOff'

export type Arrived = { from: string; to: string[]; raw: string; mail: Email; encrypted: boolean }

export type FakeSmtp = {
  url: string
  port: number
  /** What was handed over completely, in order. */
  arrived: Arrived[]
  /** How often somebody began to send, whatever came of it. */
  attempts: () => number
  mood: (mood: SmtpMood) => void
  close: () => Promise<void>
}

/** A real SMTP server on a port of its own, with the moods of real ones. `tls`: it offers STARTTLS. */
export async function fakeSmtp(options: { tls?: boolean; port?: number } = {}): Promise<FakeSmtp> {
  let mood: SmtpMood = 'well'
  let attempts = 0
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: options.tls ? [] : ['STARTTLS'],
    closeTimeout: 100,
    onAuth: (_auth, _session, done) => done(mood === 'locked' ? refusal(535, '5.7.8 no') : null, { user: 'market' }),
    onRcptTo({ address }, _session, done) {
      attempts++
      if (mood === 'busy') return done(refusal(451, `4.7.1 <${address}> try again later`))
      if (mood === 'unknown') return done(refusal(550, `5.1.1 <${address}>: no such user here`))
      done()
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        if (mood === 'silent') return
        if (mood === 'unwanted') return done(refusal(554, '5.7.1 not wanted'))
        const raw = Buffer.concat(parts).toString('utf8')
        arrived.push({ ...envelopeOf(session), raw, mail: await PostalMime.parse(raw), encrypted: session.secure })
        if (mood === 'cutOff') for (const connection of server.connections) connection.close()
        else done()
      })
    },
  })
  // A client that goes away is no fault of the server.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    arrived,
    attempts: () => attempts,
    mood: (next) => {
      mood = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  }
}
