// The limit of HTTP: replies as many bytes as the path asks for, and does nothing else.
import { createServer } from 'node:http'

const bodies = new Map<string, Buffer>()

const server = createServer((request, response) => {
  const length = (request.url ?? '/0').slice(1)
  let body = bodies.get(length)
  if (!body) {
    body = Buffer.alloc(Number(length), 'x')
    bodies.set(length, body)
  }
  const reply = body
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': reply.length })
    response.end(reply)
  })
})
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`open: http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}\n`)
})
