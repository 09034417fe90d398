import type { Hono } from 'hono'
import type { Files } from '../files/files.ts'
import { pictureInWidth } from '../files/pictures.ts'

/** Pictures by key and width; a key names one content for ever. */
export function mountPictures(app: Hono, files: Files): void {
  app.get('/files/*', async (c) => {
    const picture = await pictureInWidth(files, c.req.path.slice('/files/'.length))
    if (!picture) return c.body(null, 404)
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
