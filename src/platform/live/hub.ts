import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Listener } from '../db/listen.ts'
import type { Deps } from '../deps.ts'
import { tooMany } from '../limits/limits.ts'
import { createQueue } from '../limits/queue.ts'
import { describeError } from '../log/describe-error.ts'
import { LIVE_KINDS, type LiveKind } from './contract.ts'
import { type LiveStream, openStream } from './live-stream.ts'
import { LIVE_CHANNEL, readTold } from './notify-live.ts'

/** For whom is counted: an operator without a second factor counts as anybody. */
export type LiveViewer = { accountId: string; isOperator: boolean }

export type LiveParts = {
  /** How much of each kind somebody has unread, counted no further than a hundred. */
  readers: Partial<Record<LiveKind, (viewer: LiveViewer) => Promise<number>>>
  /** Which of these sessions have ended. */
  endedSessions: (sessionIds: readonly string[]) => Promise<string[]>
}

/** Streams of one process: of an account, of a network, in all. */
export const LIVE_LIMITS = { account: 6, network: 60, all: 5000 }
const BEAT = 20_000
/** Milliseconds after which a stream ends: the browser asks again, with what it may do then, and perhaps another process. */
const LONGEST = 15 * 60_000
/** What comes within so many milliseconds is told as one. */
const GATHERED = 150
/** Counts at once in this process, so that news for thousands leave the database to visitors. */
const COUNTS = { atOnce: 4, waiting: 20_000, patience: 60_000 }

type Open = LiveStream & LiveViewer & { sessionId: string; network: string; since: number }

export type LiveHub = {
  /** `rate_limited` beyond the bounds of an account or a network, `database_busy` beyond those of the process or while it stops. */
  open: (actor: Actor, network: string, once: boolean) => LiveStream['body']
  /** What has to be listened to, so that other processes are heard. */
  listener: Listener
  /** Ends all streams, and takes no more. */
  close: () => void
}

/** Who looks at this process, and what they are told. */
export function createHub({ log }: Pick<Deps, 'log'>, { readers, endedSessions }: LiveParts): LiveHub {
  const streams = new Set<Open>()
  const due = new Map<string, NodeJS.Timeout>()
  const counting = createQueue(COUNTS)
  let closed = false
  let beating: NodeJS.Timeout | undefined

  const tell = async (viewer: LiveViewer, kinds: readonly LiveKind[], whom: () => Iterable<Open>) => {
    try {
      for (const kind of kinds) {
        const read = readers[kind]
        if (!read) continue
        const unread = await counting(['counts'], () => read(viewer))
        for (const one of whom()) one.send(`data: ${JSON.stringify({ kind, unread })}\n\n`)
      }
    } catch (error) {
      log.warn({ live: describeError(error) })
      // Better asked again later than told half of it.
      for (const one of whom()) one.end()
    }
  }
  const of = (accountId: string) => [...streams].filter((one) => one.accountId === accountId)

  const gather = (accountId: string, kind: LiveKind) => {
    const key = `${kind}:${accountId}`
    if (due.has(key)) return
    const timer = setTimeout(() => {
      due.delete(key)
      for (const isOperator of [true, false]) {
        const whom = () => of(accountId).filter((one) => one.isOperator === isOperator)
        if (whom().length > 0) void tell({ accountId, isOperator }, [kind], whom)
      }
    }, GATHERED)
    timer.unref()
    due.set(key, timer)
  }

  const endEnded = async (some: readonly Open[]) => {
    try {
      const ended = new Set(await endedSessions([...new Set(some.map((one) => one.sessionId))]))
      for (const one of some) if (ended.has(one.sessionId)) one.end()
    } catch (error) {
      log.warn({ live: describeError(error) })
    }
  }

  const beat = async () => {
    const old = Date.now() - LONGEST
    for (const one of streams) {
      if (one.since < old) one.end()
      else one.send(':\n\n')
    }
    if (streams.size > 0) await endEnded([...streams])
  }

  return {
    open(actor, network, once) {
      const { userId: accountId, sessionId } = actor
      if (sessionId === undefined) throw new Failure('unauthorized', 'unauthorized')
      if (closed || streams.size >= LIVE_LIMITS.all)
        throw new Failure('unavailable', 'database_busy', { params: { seconds: 5 } })
      const open = [...streams]
      const isFull =
        open.filter((one) => one.accountId === accountId).length >= LIVE_LIMITS.account ||
        open.filter((one) => one.network === network).length >= LIVE_LIMITS.network
      if (isFull) throw tooMany(60_000)
      const viewer = { accountId, isOperator: actor.permissions === 'admin' }
      const stream: Open = {
        ...openStream(() => {
          streams.delete(stream)
          if (streams.size > 0) return
          clearInterval(beating)
          beating = undefined
        }),
        ...viewer,
        sessionId,
        network,
        since: Date.now(),
      }
      streams.add(stream)
      beating ??= setInterval(() => void beat(), BEAT).unref()
      // A first line at once: who hears nothing at all stands behind something that keeps streams back.
      stream.send(':\n\n')
      void tell(viewer, LIVE_KINDS, () => [stream]).then(() => once && stream.end())
      return stream.body
    },
    listener: {
      channel: LIVE_CHANNEL,
      onNotice(payload) {
        const { kind, accountIds } = readTold(payload)
        const told = new Set(accountIds)
        const some = [...streams].filter((one) => told.has(one.accountId))
        if (kind === 'session') {
          if (some.length > 0) void endEnded(some)
        } else for (const { accountId } of some) gather(accountId, kind)
      },
      onLost() {
        for (const { accountId } of streams) for (const kind of LIVE_KINDS) gather(accountId, kind)
      },
    },
    close() {
      closed = true
      for (const timer of due.values()) clearTimeout(timer)
      due.clear()
      for (const one of [...streams]) one.end()
    },
  }
}
