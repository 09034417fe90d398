import type { Context } from 'hono'
import { Failure } from '../../values/failure.ts'
import { negotiateLocale } from '../../values/locale.ts'
import { describeError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import { problemAnswer, toFailure } from './problem.ts'
import { drainBody } from './read-body.ts'

/** Answers what an endpoint (`key`) threw, in the asked language; what nobody expected is logged and told to nobody. */
export async function refuse(c: Context, key: string, error: unknown, log: Log): Promise<Response> {
  const failure = toFailure(error)
  // By its key: whoever knows a cart's or a purchase's path may open it.
  if (!(error instanceof Failure)) log[failure ? 'warn' : 'error']({ endpoint: key, error: describeError(error) })
  await drainBody(c.req.raw)
  return problemAnswer(failure, negotiateLocale(c.req.header('accept-language')))
}
