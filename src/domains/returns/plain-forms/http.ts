import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { idInPath } from '../../../values/ids.ts'
import { LOCALES, localePath } from '../../../values/locale.ts'
import { purchaseKey } from '../../orders/contract.ts'
import type { Asked } from '../buyer/contract.ts'
import { openCase } from '../open-case.ts'
import { findTwin } from './find-twin.ts'
import { draftOf, readNewCase, readWithdrawal, type Sent } from './read-form.ts'
import { takePlainStep } from './take-plain-step.ts'

/** Words of a case in a form's coding, and all its fields. */
const FORM_BYTES = 40_000

/**
 * Withdrawing, complaining, returning and what follows, as browsers without scripts send it: done, and on to the page of the case, which is the
 * receipt; or back to the form, which says what is wrong. Sent twice, both lead to one case. Who knows the key of the purchase may do the same
 * by the API.
 */
export function returnFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  const limit = bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) })
  for (const locale of LOCALES) {
    const at = (path: string) => localePath(path, locale)
    const answer = async (c: Context, lead: (key: string, sent: Sent) => Promise<string>) => {
      c.header('cache-control', 'no-store')
      const key = purchaseKey.safeParse(c.req.param('key'))
      if (!key.success) return c.redirect(at('/catalog'), 303)
      return c.redirect(at(await lead(key.data, await c.req.parseBody())), 303)
    }
    const ofOrder = (c: Context, key: string) => ({ key, number: String(c.req.param('number')) })
    app.post(at('/order/:key/withdraw/:number'), limit, (c) =>
      answer(c, (key, sent) => {
        const asked = readWithdrawal(sent)
        return open(deps, ofOrder(c, key), 'withdraw', sent, asked && { ...asked, kind: 'withdrawal' })
      }),
    )
    app.post(at('/order/:key/return/:number'), limit, (c) =>
      answer(c, (key, sent) => open(deps, ofOrder(c, key), 'return', sent, readNewCase(sent))),
    )
    app.post(at('/order/:key/cases/:caseId'), limit, (c) =>
      answer(c, async (key, sent) => {
        const caseId = idInPath.safeParse(c.req.param('caseId'))
        if (!caseId.success) return `/order/${key}`
        const problem = await problemOf(() => takePlainStep(deps, { key, caseId: caseId.data }, sent))
        return `/order/${key}/cases/${caseId.data}${problem ? `?problem=${problem}` : ''}`
      }),
    )
  }
  return app
}

async function open(
  deps: Deps,
  { key, number }: { key: string; number: string },
  page: 'withdraw' | 'return',
  sent: Sent,
  asked: Asked | undefined,
): Promise<string> {
  const back = (problem: string) =>
    `/order/${key}/${page}/${encodeURIComponent(number)}?${new URLSearchParams({ ...draftOf(sent), problem })}`
  if (!asked) return back('fields')
  let caseId: number | undefined
  const problem = await problemOf(async () => {
    caseId = await openCase(deps, { key, number }, asked)
    return true
  })
  // The second click of one who clicked twice sees what the first one did.
  if (problem === 'pieces' || problem === 'unsent' || problem === 'calledOff')
    caseId = await findTwin(deps, { key, number }, asked)
  return caseId === undefined ? back(problem ?? 'failed') : `/order/${key}/cases/${caseId}`
}

const PROBLEMS: Partial<Record<string, string>> = {
  claim_amount_required: 'fields',
  return_pieces_taken: 'pieces',
  return_unknown_line: 'pieces',
  return_whole_order: 'whole',
  return_unsent_changed: 'unsent',
  return_called_off: 'calledOff',
  case_step_impossible: 'moved',
  case_closed: 'moved',
  case_disputed: 'disputed',
  dispute_too_late: 'late',
  return_too_late: 'late',
}

/** The word for what went wrong, as the page knows it; undefined: nothing did. */
async function problemOf(run: () => Promise<boolean>): Promise<string | undefined> {
  try {
    return (await run()) ? undefined : 'fields'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return PROBLEMS[error.code] ?? (error.kind === 'invalid' ? 'fields' : 'failed')
  }
}
