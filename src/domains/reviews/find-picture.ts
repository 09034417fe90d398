import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { isDraftOf } from '../../platform/files/draft-uploads.ts'
import type { FindPicture } from '../../platform/http/pictures.ts'
import { isPictureShown } from './store/reviews.ts'

const PICTURE = /^reviews\/([1-9]\d{0,15})\/[\w-]{10,60}$/
const HIDDEN = /^hidden\/([1-9]\d{0,9})-([\w-]{43})\/(.+)$/
const WIDTH = /-\d+\.webp$/
const HOUR_MS = 3_600_000

/**
 * What the pictures of reviews are served by: everybody sees those of a review that is shown, and caches ask each time, so that hidden or withdrawn
 * ones are gone at once. Who sends one sees it before the review is written. All other pictures are whose key one knows.
 */
export const findPicture =
  (deps: Pick<Deps, 'db' | 'secrets' | 'now'>): FindPicture =>
  async (name) => {
    const folder = name.split('/', 1)[0]?.toLowerCase()
    if (folder === 'hidden') return openHidden(deps, name)
    if (folder !== 'reviews') return { name, kept: 'forever' }
    const key = name.replace(WIDTH, '')
    const itemId = PICTURE.exec(key)?.[1]
    if (key === name || itemId === undefined) return undefined
    const isOpen =
      (await isPictureShown(deps.db, Number(itemId), key)) || (await isDraftOf(deps.db, key, 'reviewPicture'))
    return isOpen ? { name, kept: 'asked' } : undefined
  }

/**
 * Where those who may see a hidden picture find it: an address nobody else can make, for an hour or two. The same within the hour.
 */
export function hiddenKey({ secrets, now }: Pick<Deps, 'secrets' | 'now'>, key: string): string {
  const until = Math.floor(now().getTime() / HOUR_MS) + 2
  return `hidden/${until}-${secrets.hash(`picture ${until} ${key}`).toString('base64url')}/${key}`
}

function openHidden({ secrets, now }: Pick<Deps, 'secrets' | 'now'>, name: string): Awaited<ReturnType<FindPicture>> {
  const [, until = '', mac = '', inner = ''] = HIDDEN.exec(name) ?? []
  const key = inner.replace(WIDTH, '')
  if (key === inner || !PICTURE.test(key) || Number(until) * HOUR_MS <= now().getTime()) return undefined
  const wanted = secrets.hash(`picture ${until} ${key}`)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  return { name: inner, kept: 'once' }
}
