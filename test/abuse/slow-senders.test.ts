import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { guardReceiving } from '../../src/platform/http/guard-receiving.ts'

// Real sockets; a second lasts forty milliseconds, so that minutes pass in seconds.
const SECOND = 40
let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A server that reads every body to its end and says how long it was; `reading` is waited for first. */
async function start(reading: () => Promise<unknown> = async () => undefined) {
  server = createServer(async (request, response) => {
    await reading()
    let size = 0
    try {
      for await (const part of request) size += (part as Buffer).length
      response.end(String(size))
    } catch {
      // Cut.
    }
  })
  server.on('clientError', () => undefined)
  guardReceiving(server, SECOND)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

/** Sends what `send` writes; everything that came back until the connection ended or an answer was whole. */
async function talk(send: (write: (data: string | Buffer) => void, seconds: typeof sleep) => Promise<void>) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  const over = new Promise<void>((resolve) => {
    socket.on('data', (part) => {
      text += String(part)
      if (/\r\n\r\n[\s\S]+/.test(text)) resolve()
    })
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
  })
  let ended = false
  void over.then(() => (ended = true))
  await send((data) => void (ended || socket.write(data)), sleep)
  await Promise.race([over, sleep(120)])
  socket.destroy()
  return text
}
const sleep = (seconds: number) => wait(seconds * SECOND)
const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`

test('an honest telephone sends 8 MB at 50 kB a second', async () => {
  await start()
  const answer = await talk(async (write, seconds) => {
    write(head(8_000_000))
    for (let sent = 0; sent < 8_000_000; sent += 50_000) {
      write(Buffer.alloc(50_000))
      await seconds(1)
    }
  })
  expect(answer).toMatch(/^HTTP\/1.1 200[\s\S]*8000000$/)
})

test('a body that drips is cut, and a head that drips, also on a connection that was honest before', async () => {
  await start()
  const dripping = (first: string, drop: string) =>
    talk(async (write, seconds) => {
      write(first)
      for (let drops = 0; drops < 60; drops += 1) {
        write(drop)
        await seconds(1)
      }
    })
  const [body, small, headers, silent, later] = await Promise.all([
    dripping(head(8_000_000), 'x'.repeat(100)),
    dripping(head(1000), 'x'),
    dripping('GET / HTTP/1.1\r\n', 'X-A: b\r\n'),
    dripping('', ''),
    talk(async (write, seconds) => {
      write('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
      await seconds(30)
      for (let drops = 0; drops < 60; drops += 1) {
        write(drops === 0 ? 'GET / HTTP/1.1\r\n' : 'X-A: b\r\n')
        await seconds(1)
      }
    }),
  ])
  for (const text of [body, small, headers, silent]) expect(text).toMatch(/^HTTP\/1.1 408 /)
  expect(later).toMatch(/^HTTP\/1.1 200 /)
  await wait(SECOND * 2)
  expect(await connections()).toBe(0)
})

test('nobody was slow while the program itself stood still', async () => {
  await start()
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${head(10)}12345`)
  await sleep(5)
  // As SIGSTOP, a sleeping laptop or a paused container do it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60 * SECOND)
  socket.write('67890')
  const answer = await new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))))
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  socket.destroy()
})

test('who waits for us to read is not slow', async () => {
  await start(() => sleep(50))
  const answer = await talk(async (write) => {
    write(head(1_000_000))
    write(Buffer.alloc(1_000_000))
  })
  expect(answer).toMatch(/^HTTP\/1.1 200[\s\S]*1000000$/)
})

const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
