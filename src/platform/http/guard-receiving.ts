import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Seconds in which the head of a request has to be there. */
const HEAD = 15
/** Bytes of a body that have to come in so many seconds: a slow telephone sends ten times as much. */
const WINDOW = 15
const LEAST = 30_000
/** Seconds after which no body may still be coming. */
const LONGEST = 1800

type Receiving = {
  /** Seconds since the connection, the request or its last full window began. */
  waited: number
  /** Seconds since the request began. */
  total: number
  /** Bytes that had come by then. */
  bytes: number
  request: IncomingMessage | undefined
  /** A request was answered, and no other has begun. */
  idle: boolean
}

/**
 * Cuts connections that keep the server waiting: whose head does not come, or whose body comes more slowly than a minimum rate. Node's own
 * limits are turned off: they count the whole request, however large, and the time for which the program itself stood still.
 * `second`: milliseconds of a second (shorter in tests).
 */
export function guardReceiving(server: Server, second = 1000): void {
  server.requestTimeout = 0
  server.headersTimeout = 0
  const open = new Map<Socket, Receiving>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, { waited: 0, total: 0, bytes: 0, request: undefined, idle: false })
    socket.once('close', () => open.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage) => {
    open.set(request.socket, { waited: 0, total: 0, bytes: request.socket.bytesRead, request, idle: false })
  })
  let before = performance.now()
  const looking = setInterval(() => {
    const now = performance.now()
    // After a pause of the program nobody has been slow: what was sent meanwhile is still to be read.
    const paused = now - before > 3 * second
    before = now
    if (paused) return
    for (const [socket, receiving] of open) if (isTooSlow(socket, receiving)) cut(socket)
  }, second)
  looking.unref()
  server.once('close', () => clearInterval(looking))
}

function isTooSlow(socket: Socket, receiving: Receiving): boolean {
  const { request } = receiving
  const came = socket.bytesRead - receiving.bytes
  if (request?.complete) {
    // Answering, or idle, until the first byte of the next request.
    Object.assign(receiving, { waited: 0, total: 0, bytes: socket.bytesRead, request: undefined, idle: true })
    return false
  }
  if (!request) return isHeadLate(receiving, came)
  // We are the slow ones: what came has not been taken yet.
  if (request.readableLength >= request.readableHighWaterMark) return false
  receiving.total += 1
  receiving.waited += 1
  if (receiving.total > LONGEST) return true
  if (receiving.waited < WINDOW) return false
  receiving.waited = 0
  receiving.bytes = socket.bytesRead
  return came < LEAST
}

/** A connection kept alive may be silent between two requests (Node's `keepAliveTimeout`), but not in the middle of a head. */
function isHeadLate(receiving: Receiving, came: number): boolean {
  if (receiving.idle && came === 0) return false
  receiving.waited += 1
  return receiving.waited > HEAD
}

function cut(socket: Socket): void {
  if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
  // A peer that reads nothing either.
  setTimeout(() => socket.destroy(), 1000).unref()
}
