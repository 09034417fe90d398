import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { Files } from '../files/files.ts'
import { pictureInWidth } from '../files/pictures.ts'

/**
 * How a picture is served: `forever`, as a key names one content; `asked`, where it can be taken away and every cache has to ask again; `once`, for
 * who was given this address, kept by no cache.
 */
const KEPT = { forever: 'public, max-age=31536000, immutable', asked: 'public, no-cache', once: 'no-store' } as const

/** The picture behind an address and how it may be kept; undefined: nobody sees it (now). `name`: `{key}-{width}.webp`. */
export type FindPicture = (name: string) => Promise<{ name: string; kept: keyof typeof KEPT } | undefined>

/** Pictures by key and width. */
export function mountPictures(app: Hono, files: Files, find: FindPicture): void {
  app.get('/files/*', async (c) => {
    const found = await find(c.req.path.slice('/files/'.length))
    if (!found) return c.body(null, 404, { 'cache-control': 'no-store' })
    // What a key and a width name never changes.
    const etag = `"${createHash('sha256').update(found.name).digest('base64url').slice(0, 22)}"`
    const headers = { 'cache-control': KEPT[found.kept], ...(found.kept === 'asked' ? { etag } : {}) }
    if (found.kept === 'asked' && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const picture = await pictureInWidth(files, found.name)
    if (!picture) return c.body(null, 404)
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/webp', ...headers })
  })
}
