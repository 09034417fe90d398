import { data, type LoaderFunctionArgs } from 'react-router'
import { type Locale, splitLocalePath } from '../values/locale.ts'
import type { View } from '../values/view.ts'
import { type Api, ApiProblem } from './api-client.ts'
import { toProblem } from './api-problem.ts'
import { api } from './browser-api.ts'
import { apiContext, localeContext, originContext, viewContext } from './request-context.ts'

export type { Api } from './api-client.ts'

export type LoadArgs = {
  api: Api
  /** Parts of the path: `:id` → `params.id`. */
  params: Record<string, string | undefined>
  /** The address as typed, with the language prefix. */
  url: URL
  locale: Locale
  origin: string
  signal: AbortSignal
}

export type Load<T> = (args: LoadArgs) => Promise<T>

/** A refusal becomes a page with the same status: 404 for what does not exist, else the error page. */
export function toErrorPage(error: unknown): unknown {
  const problem = problemOf(error)
  if (!problem) return error
  return data({ code: problem.code, detail: problem.detail || problem.title }, { status: problem.status || 503 })
}

/** What a call was refused with: calls in process throw the problem's content, calls over the network `ApiProblem`. Undefined: no refusal. */
export function problemOf(error: unknown): ApiProblem | undefined {
  if (error instanceof ApiProblem) return error
  if (!(error instanceof Error) || !('problem' in error) || !('status' in error)) return undefined
  return toProblem(Number(error.status), error)
}

/** `export const loader = serverLoader(load)`: runs while the page is rendered, calls the API in process. The frame alone asks for the visitor's view. */
export function serverLoader<T>(load: (args: LoadArgs, view: View) => Promise<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      const args = {
        api: context.get(apiContext),
        params,
        url: new URL(request.url),
        locale: context.get(localeContext),
        origin: context.get(originContext),
        signal: request.signal,
      }
      return await load(args, context.get(viewContext))
    } catch (error) {
      throw toErrorPage(error)
    }
  }
}

/** `export const clientLoader = browserLoader(load)`: the same on later navigations, over the network. Not run at hydration. */
export function browserLoader<T>(load: Load<T>) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<T> => {
    const url = new URL(request.url)
    try {
      return await load({
        api,
        params,
        url,
        locale: splitLocalePath(url.pathname).locale,
        origin: url.origin,
        signal: request.signal,
      })
    } catch (error) {
      throw toErrorPage(error)
    }
  }
}

/**
 * `export const clientLoader = privateLoader(load)`: for pages of signed-in people. The server sends the frame and the screen's
 * `HydrateFallback`; data are asked for by the browser. Whoever is not signed in (any more) goes to log in and comes back after.
 */
export function privateLoader<T>(load: Load<T>) {
  const inBrowser = async (args: LoaderFunctionArgs): Promise<T> =>
    (await import('./private-loading.ts')).loadPrivately(browserLoader(load), args)
  return Object.assign(inBrowser, { hydrate: true as const })
}
