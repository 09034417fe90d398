import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../../platform/deps.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import type {} from '../../../platform/http/filled-form.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { idInPath } from '../../../values/ids.ts'
import { LOCALES, type Locale, localePath } from '../../../values/locale.ts'
import { complain } from '../complain.ts'
import { NAME_LIMIT, reportBody, reportKey } from '../contract.ts'
import { fileReport } from '../file-report.ts'
import { EXPLANATION_LEAST, EXPLANATION_LIMIT } from '../rules/reasons.ts'

/** Three thousand letters in a form's coding, and the other fields. */
const FORM_BYTES = 40_000
/** Of each field, for the page that answers. */
const KEPT = { reason: 40, explanation: EXPLANATION_LIMIT, address: 500, name: NAME_LIMIT, email: 200 }
type Sent = Record<string, unknown>

/**
 * The form of a report and that of a complaint, as browsers without scripts send them: taken, and on to the page of the case, which is the receipt;
 * or the form again with what was typed and what is wrong.
 */
export function reportFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  const limit = bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) })
  for (const locale of LOCALES) {
    app.post(localePath('/report/:kind/:id', locale), limit, async (c, next) => {
      c.header('cache-control', 'no-store')
      const sent = await c.req.parseBody()
      const told = await report(deps, c, locale, sent)
      if ('key' in told) return c.redirect(localePath(`/reports/${told.key}`, locale), 303)
      c.set('filledForm', { ...typedIn(sent), ...told })
      return next()
    })
    app.post(localePath('/reports/:key', locale), limit, async (c) => {
      c.header('cache-control', 'no-store')
      const key = reportKey.safeParse(c.req.param('key'))
      if (!key.success) return c.redirect(localePath('/', locale), 303)
      const problem = await problemOf(async () => {
        await complain(deps, key.data, wordsOf(await c.req.parseBody()))
      })
      const query = problem ? `?problem=${problem}` : ''
      return c.redirect(localePath(`/reports/${key.data}${query}#complaint`, locale), 303)
    })
  }
  return app
}

const typedIn = (sent: Sent): Record<string, string> =>
  Object.fromEntries(Object.entries(KEPT).map(([name, most]) => [name, String(sent[name] ?? '').slice(0, most)]))

function wordsOf(sent: Sent): string {
  const words = String(sent.words ?? '').trim()
  if (words.length < EXPLANATION_LEAST || words.length > EXPLANATION_LIMIT)
    throw invalidField('words', 'too_short', { minimum: EXPLANATION_LEAST })
  return words
}

async function report(
  deps: Deps,
  c: Context,
  locale: Locale,
  sent: Sent,
): Promise<{ key: string } | Record<string, string>> {
  const id = idInPath.safeParse(c.req.param('id'))
  const body = reportBody.safeParse({
    ...{ kind: c.req.param('kind'), id: id.success ? id.data : 0, ...typedIn(sent) },
    ...{ goodFaith: sent.goodFaith === 'true', locale },
  })
  if (!body.success) {
    const wrong = body.error.issues.map(({ path }) => String(path[0]))
    return Object.fromEntries(wrong.map((field) => [`wrong_${field}`, 'fields']))
  }
  try {
    return await fileReport(deps, undefined, body.data, callerAddress(c, deps.config.trustedProxies))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.fields.length > 0)
      return Object.fromEntries(error.fields.map(({ field }) => [`wrong_${field}`, 'fields']))
    return { problem: PROBLEMS[error.code] ?? 'failed' }
  }
}

const PROBLEMS: Partial<Record<string, string>> = {
  rate_limited: 'often',
  reports_suspended: 'suspended',
  subject_not_found: 'gone',
  complaint_made: 'made',
  complaint_too_late: 'late',
  nothing_decided: 'nothing',
  too_short: 'words',
}

/** The word for what went wrong, as the page knows it; undefined: nothing did. */
async function problemOf(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return PROBLEMS[error.code] ?? 'failed'
  }
}
