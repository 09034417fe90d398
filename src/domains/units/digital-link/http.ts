import { Hono } from 'hono'
import { codeInText } from '../rules/code.ts'

const DAY = 86_400

/**
 * GS1 Digital Links, as QR codes of units with a GTIN hold them (application identifier 235: a serial number that the market gives): they lead to the
 * passport. Whoever changes the GTIN in the address arrives all the same: the passport says which it is.
 */
export function digitalLinkRoutes(): Hono {
  const app = new Hono()
  app.get('/01/:gtin{[0-9]{14}}/235/:code{[0-9A-Za-z]{12}}', (c) => {
    const code = codeInText(c.req.param('code'))
    if (code === undefined) return c.notFound()
    c.header('cache-control', `public, max-age=${DAY}`)
    return c.redirect(`/units/${code}`, 302)
  })
  return app
}
