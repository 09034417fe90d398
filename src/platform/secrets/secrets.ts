import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps what must be read again (sealed) and what must only be recognised (hashed) out of the database in clear. */
export type Secrets = {
  /** AES-256-GCM under this installation's key: nonce, tag, text. */
  seal: (text: string) => Buffer
  /** The text again; throws when it was sealed under another key or changed. */
  open: (sealed: Buffer) => string
  /** Keyed SHA-256: even a short code cannot be guessed from it without the key. */
  hash: (text: string) => Buffer
}

/** `key`: 64 hexadecimal digits. Two keys are derived from it, one to seal and one to hash. */
export function createSecrets(key: string): Secrets {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', use, 32))
  const sealing = derive('seal')
  const hashing = derive('hash')
  return {
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
    },
    hash: (text) => createHmac('sha256', hashing).update(text).digest(),
  }
}

/** The secrets of an installation: by SECRET_KEY, or by the key of its data directory. */
export function secretsOf({ secretKey, dataDir }: { secretKey?: string | undefined; dataDir: string }): Secrets {
  return createSecrets(secretKey ?? keyOfFolder(dataDir))
}

/** The key of this data directory: made at the first start, once even when two processes begin together. */
export function keyOfFolder(folder: string): string {
  const path = join(folder, 'secret-key')
  const read = () => {
    const key = readFileSync(path, 'utf8').trim()
    // Half a key would still seal, and fit nothing ever after.
    if (!/^[0-9a-f]{64}$/i.test(key)) {
      throw new Error(`${path} holds no key (64 hexadecimal digits): put it back from the back-up, or set SECRET_KEY.`)
    }
    return key
  }
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(folder, { recursive: true })
    const draft = `${path}.${process.pid}.part`
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
    chmodSync(draft, 0o600)
    try {
      linkSync(draft, path)
    } catch {
      // Another process was first.
    }
    rmSync(draft, { force: true })
    return read()
  }
}
