import type { Context, Hono } from 'hono'
import { negotiateLocale } from '../../values/locale.ts'
import { maskPersonal } from '../../values/mask-personal.ts'
import { describeError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import { problemAnswer, toFailure } from './problem.ts'
import { drainBody } from './read-body.ts'

const OF_PAGES = ['content-security-policy', 'x-frame-options']

/** What goes around everything: headers of every answer, and what is told when something outside the endpoints fails. `look`: sees every request. */
export function frameApp(
  app: Hono,
  headers: Readonly<Record<string, string>>,
  log: Log,
  look: (c: Context) => void,
): void {
  app.use(async (c, next) => {
    look(c)
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // Pages have a policy of their own.
      if (!OF_PAGES.includes(name) || !c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
  // What fails outside the endpoints: pictures, pages, the sandbox.
  app.onError(async (error, c) => {
    const failure = toFailure(error)
    const line = { method: c.req.method, path: maskPersonal(c.req.path), error: describeError(error) }
    if (!failure) {
      log.error(line)
      return c.text('Internal Server Error', 500)
    }
    log.warn(line)
    await drainBody(c.req.raw)
    return problemAnswer(failure, negotiateLocale(c.req.header('accept-language')))
  })
}
