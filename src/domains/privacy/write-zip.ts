import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; content: string | Buffer | AsyncIterable<string | Buffer> }

/** The archive as it is packed: what comes piece by piece is packed piece by piece. An error in what flows into it is one of the stream. */
export function streamZip(entries: readonly ZipEntry[], at: Date): Readable {
  const zip = new ZipFile()
  const fail = (error: Error) => zip.emit('error', error)
  const options = { mtime: at, mode: 0o100_600 }
  for (const { name, content } of entries) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name, options)
    else if (Buffer.isBuffer(content)) zip.addBuffer(content, name, options)
    else zip.addReadStreamLazy(name, options, (give) => give(null, Readable.from(content).on('error', fail)))
  }
  const stream = zip.outputStream as Readable
  // The archive knows nothing of errors in what flows into it: unheard they would end the process.
  zip.on('error', (error: Error) => stream.destroy(error))
  zip.end()
  return stream
}

/** One ZIP of these files; only the packed bytes are held. */
export function writeZip(entries: readonly ZipEntry[], at: Date): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const stream = streamZip(entries, at)
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('error', reject)
    stream.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
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
