import { data, isRouteErrorResponse, type LoaderFunctionArgs, redirect } from 'react-router'
import { splitLocalePath } from '../values/locale.ts'
import { rowOf } from './describe-page.ts'
import { authState } from './session/auth-state.ts'
import { guard } from './session/guard.ts'
import { logInPath } from './session/log-in-path.ts'
import { session } from './session/session.ts'
import { tokenRefused } from './session/tabs.ts'

/** Loads a page of signed-in people: nothing is asked for on behalf of those who may not see it. */
export async function loadPrivately<T>(load: (args: LoaderFunctionArgs) => Promise<T>, args: LoaderFunctionArgs) {
  const url = new URL(args.request.url)
  const { rest } = splitLocalePath(url.pathname)
  const address = rest + url.search
  const verdict = guard(rowOf(rest).access, authState.read())
  if (verdict === 'logIn') throw redirect(logInPath(address, authState.read().ended === 'refused'))
  if (verdict === 'noAccess') throw data({ code: 'forbidden' }, { status: 403 })
  const token = session.read()?.token ?? ''
  try {
    return await load(args)
  } catch (error) {
    if (codeOf(error) === 'operator_second_factor') throw redirect(SET_UP)
    const whole = withoutFilters(url)
    if (statusOf(error) === 422 && whole !== url.search) throw redirect(rest + whole)
    if (!isUnauthorized(error)) throw error
    tokenRefused(token)
    throw redirect(logInPath(address, true))
  }
}

/** Where an operator sets up a second factor: nothing else of the operator's opens without one. */
const SET_UP = '/account#password'

/** Of whom a page is; all else of its query are filters, and an address may have been typed or be of an older version. */
function withoutFilters({ searchParams }: URL): string {
  const company = searchParams.get('company')
  return company === null ? '' : `?${new URLSearchParams({ company })}`
}

function codeOf(error: unknown): unknown {
  return ((error as { data?: unknown } | null)?.data as { code?: unknown } | null | undefined)?.code
}

const isUnauthorized = (error: unknown) => statusOf(error) === 401

/** `data()` before the router has made an answer of it, or after. */
function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  return (error as { init?: ResponseInit } | null)?.init?.status
}
