import { setTimeout as wait } from 'node:timers/promises'
import { createQueue } from '../limits/queue.ts'
import type { Outbound, OutboundCall, OutboundService } from './call.ts'
import { codeOf, type OutboundAnswer, OutboundFailure } from './failure.ts'
import { follow } from './follow.ts'
import { type Target, targetOf } from './target.ts'

/** Calls to one host that run side by side, from this process; others wait for their turn. */
const AT_ONCE = 8
const takeSlot = createQueue({ atOnce: AT_ONCE, waiting: 1000, patience: 120_000 })

/**
 * The one way out: calls an outside service within time and size, at addresses that may be called, a few at once a host. Throws
 * `OutboundFailure` (or the reason of the caller's signal); neither it nor the log tells what was asked or answered.
 */
export function createOutbound(service: OutboundService): Outbound {
  return async (call) => {
    const started = performance.now()
    const note = (result: Record<string, string | number>) =>
      service.log?.debug({
        ...{ outbound: service.name, call: `${call.method ?? 'GET'} ${service.baseUrl ? call.to : '…'}`, ...result },
        ms: Math.round(performance.now() - started),
      })
    try {
      const answer = await inTime(service, call)
      note({ status: answer.status, bytes: answer.bytes.length })
      return answer
    } catch (error) {
      note({ failed: error instanceof OutboundFailure ? error.message : 'given up' })
      throw error
    }
  }
}

/** Runs the call until it ends, its time is over or the caller gives up, whatever comes first. */
async function inTime(service: OutboundService, call: OutboundCall): Promise<OutboundAnswer> {
  call.signal?.throwIfAborted()
  const ends = new AbortController()
  const giveUp = () => ends.abort(call.signal?.reason)
  call.signal?.addEventListener('abort', giveUp, { once: true })
  const late = setTimeout(
    () => ends.abort(new OutboundFailure(service.name, 'too_slow')),
    call.deadline ?? service.deadline,
  )
  const ended = new Promise<never>((_, reject) => {
    ends.signal.addEventListener('abort', () => reject(ends.signal.reason as Error), { once: true })
  })
  try {
    // Looking up a name cannot be stopped: it is not waited for.
    return await Promise.race([attempt(service, call, ends.signal), ended])
  } finally {
    clearTimeout(late)
    call.signal?.removeEventListener('abort', giveUp)
  }
}

async function attempt(service: OutboundService, call: OutboundCall, signal: AbortSignal): Promise<OutboundAnswer> {
  const target = targetOf(service, call)
  for (let repetition = 1; ; repetition += 1) {
    try {
      return await takeSlot([target.url.host], () => ask(service, call, target, signal))
    } catch (error) {
      signal.throwIfAborted()
      const failure =
        error instanceof OutboundFailure
          ? error
          : new OutboundFailure(service.name, 'unreachable', { code: codeOf(error) })
      const { retry } = call
      if (!retry || repetition > retry.times || !retry.when(failure)) throw failure
      await wait(retry.pause(repetition), undefined, { signal })
    }
  }
}

async function ask(
  service: OutboundService,
  call: OutboundCall,
  target: Target,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  signal.throwIfAborted()
  const answer = await follow(service, target, signal)
  if (!call.anyStatus && (answer.status < 200 || answer.status > 299)) {
    throw new OutboundFailure(service.name, 'status', { answer })
  }
  return answer
}
