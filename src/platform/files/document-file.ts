import { inForm } from '../../values/text-fold.ts'

const ENDINGS: Record<string, string> = { 'application/pdf': '.pdf', 'image/webp': '.webp', 'image/jpeg': '.jpg' }
/** Endings that a browser or a system may run, and those of files that were made anew. */
const ENDING = /\.[A-Za-z0-9]{1,8}$/

/** The name a document is kept under: no folders, no control characters, and always the ending of what it is. */
export function documentName(given: string, media: string): string {
  const last = inForm('NFC', given).split(/[\\/]/).at(-1) ?? ''
  // Marks that turn the reading direction make `gpj.exe` out of `exe.jpg`.
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()
  const bare = clean.replace(ENDING, '').replace(/^\.+/, '').trim()
  return (bare || 'document').slice(0, 110) + (ENDINGS[media] ?? '')
}

const EOF_WITHIN = 2048

/** A PDF by its content: begins as one, ends as one. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => String.fromCharCode(...bytes.subarray(from, to))
  return /^%PDF-[12]\.\d/.test(text(0, 8)) && text(Math.max(0, bytes.length - EOF_WITHIN)).includes('%%EOF')
}
