import { inForm } from '../../../values/text-fold.ts'
import type { ImageMarks } from '../../product-sync/contract.ts'
import type { PictureMarks } from './picture-marks.ts'

/** Where a picture comes from: the internet, the archive sent with the table, or this market's own files. */
export type PictureSource = { kind: 'url' | 'archive' | 'own'; name: string; marks?: ImageMarks }

export const MOST_PICTURES = 12
/** Names in a cell that are looked at: some of them may lead nowhere. */
const MOST_NAMES = 60
const OWN = /^\/files\/([a-zA-Z0-9][a-zA-Z0-9/_-]{0,150})-\d+\.webp$/

/** The pictures that a cell names, parted by `|`, line breaks, or spaces before an address. */
export function pictureSources(text: string, publicUrl: string): PictureSource[] {
  const names = text.split(/[|\n]|\s(?=https?:\/\/)|[,;]\s*(?=https?:\/\/)/i).map((name) => name.trim())
  return [...new Set(names)]
    .filter(Boolean)
    .slice(0, MOST_NAMES)
    .map((name) => sourceOf(name, publicUrl))
}

function sourceOf(name: string, publicUrl: string): PictureSource {
  const path = publicUrl && name.startsWith(`${publicUrl}/files/`) ? name.slice(publicUrl.length) : name
  const key = OWN.exec(path)?.[1]
  if (key) return { kind: 'own', name: key }
  return /^[a-z][a-z0-9+.-]*:/i.test(name) ? { kind: 'url', name } : { kind: 'archive', name: archiveName(name) }
}

/** Files in an archive are found by the last part of their name, whatever its case. */
export function archiveName(name: string): string {
  return inForm('NFC', name.split(/[/\\]/).at(-1) ?? '').toLowerCase()
}

/** An address that may be asked at all: http or https, without a password in it. */
export function isPictureAddress(text: string): boolean {
  if (text.length > 2000 || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
}

/** Whether all places that are named are those of pictures. */
export const namesOnly = (places: Iterable<number>, pictures: number): boolean =>
  [...places].every((place) => place <= pictures)

/** The pictures of a row with what is said of each; a column that names a place without a picture says nothing. */
export function markPictures(sources: readonly PictureSource[], said: PictureMarks): PictureSource[] {
  const illustrations = said.illustrations && namesOnly(said.illustrations, sources.length) && said.illustrations
  const defects = said.defects && namesOnly(said.defects.keys(), sources.length) && said.defects
  return sources.map((source, index) => {
    const marks = {
      ...(illustrations && { illustration: illustrations.has(index + 1) }),
      ...(defects && { defect: defects.get(index + 1) ?? null }),
    }
    return { ...source, ...(Object.keys(marks).length > 0 && { marks }) }
  })
}
