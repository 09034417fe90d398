import { request as send } from 'node:http'
import type { Request } from 'autocannon'

/** Sends one request on a connection of its own and returns the bytes of the answer's body as sent; throws unless it is a success. */
export function askOnce(url: string, { method = 'GET', path = '/', body, headers = {} }: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = send(url + path, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) resolve(bytes.length)
        else reject(new Error(`${method} ${path} answered ${statusCode}: ${bytes.subarray(0, 500)}`))
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
