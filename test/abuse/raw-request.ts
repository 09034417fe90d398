import { type Agent, request } from 'node:http'

export type Raw = { status: number; text: string; headers: Record<string, string | string[] | undefined> }
export type RawCall = [
  method: string,
  path: string,
  headers?: Record<string, string | string[]>,
  chunks?: (string | Buffer)[],
]

/** A request as it is written here: no library tidies its path or headers. */
export function rawRequest(
  { url, agent = false }: { url: string; agent?: Agent | false },
  ...[method, path, headers = {}, chunks = []]: RawCall
): Promise<Raw> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
    })
    call.on('error', reject)
    for (const chunk of chunks) call.write(chunk)
    call.end()
  })
}
