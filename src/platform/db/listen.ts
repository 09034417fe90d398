import pg from 'pg'
import type { Log } from '../log/log.ts'

/** What is done with what is told on a channel; `onLost`: what was told since may have been missed. */
export type Listener = { channel: string; onNotice: (payload: string) => void; onLost: () => void }

/**
 * Listens on channels of the database over one connection, and again after a lost one: everybody is told of the loss when it happens
 * and once more when the listening goes on. Returns the function that stops listening.
 */
export async function listenTo(
  options: pg.ClientConfig,
  log: Log,
  listeners: readonly Listener[],
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  const notifyLost = () => {
    for (const { onLost } of listeners) onLost()
  }
  const listen = async (): Promise<void> => {
    const next = new pg.Client(options)
    client = next
    next.on('notification', ({ channel, payload = '' }) => {
      for (const one of listeners) if (one.channel === channel) one.onNotice(payload)
    })
    next.on('error', (error) => log.warn({ listener: error.message }))
    next.on('end', () => {
      notifyLost()
      if (!stopped)
        setTimeout(
          () =>
            void listen()
              .then(notifyLost)
              .catch((error) => log.warn({ listener: error.message })),
          1000,
        ).unref()
    })
    await next.connect()
    for (const { channel } of listeners) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
  }
  await listen()
  return async () => {
    stopped = true
    await client?.end()
  }
}
