import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** Files of a small ZIP, by name: enough of the format to look into what we made ourselves. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('no ZIP')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('no entry')
    const [method, packed, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + packed)
    const content = method === 0 ? bytes : inflateRawSync(bytes)
    if (content.length !== size) throw new Error('wrong size')
    files.set(zip.toString('utf8', at + 46, at + 46 + name), content)
    at += 46 + name + extra + comment
  }
  return files
}
