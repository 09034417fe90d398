import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a register behaves: `right` answers; the others are ways to fail. `slow` never answers, `endless` never stops. */
export type Mood = 'right' | 'tooMany' | 'broken' | 'garbage' | 'slow' | 'endless' | 'elsewhere'

export type Reply = { status?: number; body: unknown }

export type RegisterServer = {
  url: string
  mood: Mood
  /** Every question that arrived, in order. */
  questions: string[]
  close: () => Promise<void>
}

/** A register as a real HTTP server; `answer` is asked while it is in the right mood. */
export async function registerServer(answer: (path: string, body: string) => Reply): Promise<RegisterServer> {
  const server = createServer(async (request, response) => {
    const body = await readText(request)
    state.questions.push(`${request.method} ${request.url} ${body}`.trim())
    const send = (status: number, text: string, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(text)
    switch (state.mood) {
      case 'slow':
        return
      case 'endless': {
        response.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => response.write(' '.repeat(256 * 1024)), 5)
        response.on('close', () => clearInterval(timer))
        return
      }
      case 'elsewhere':
        response.writeHead(302, { location: `${state.url}/elsewhere` }).end()
        return
      case 'garbage':
        return send(200, '<html>Przerwa techniczna</html>', 'text/html')
      case 'broken':
        return send(500, 'Internal Server Error', 'text/plain')
      case 'tooMany':
        return send(429, JSON.stringify({ code: 'WL-191', message: 'Limit zapytań przekroczony' }))
      case 'right': {
        const { status = 200, body: reply } = answer(request.url ?? '', body)
        return send(status, JSON.stringify(reply))
      }
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const state: RegisterServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'right',
    questions: [],
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return state
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
