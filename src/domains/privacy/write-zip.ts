import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; content: string | Buffer | AsyncIterable<string | Buffer> }

/** One ZIP of these files. What comes piece by piece is packed piece by piece; only the packed bytes are held. */
export function writeZip(entries: readonly ZipEntry[], at: Date): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile()
  const fail = (error: Error) => zip.emit('error', error)
  const options = { mtime: at, mode: 0o100_600 }
  for (const { name, content } of entries) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name, options)
    else if (Buffer.isBuffer(content)) zip.addBuffer(content, name, options)
    else zip.addReadStreamLazy(name, options, (give) => give(null, Readable.from(content).on('error', fail)))
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    // The archive knows nothing of errors in what flows into it: unheard they would end the process.
    zip.on('error', reject)
    zip.outputStream.on('data', (part: Buffer) => parts.push(part))
    zip.outputStream.on('error', reject)
    zip.outputStream.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    zip.end()
  })
}

/** A JSON list written as its items come. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield before + JSON.stringify(item, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
