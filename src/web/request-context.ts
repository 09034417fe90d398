import { createContext, RouterContextProvider } from 'react-router'
import type { Locale } from '../values/locale.ts'
import { maskPersonal } from '../values/mask-personal.ts'
import type { View } from '../values/view.ts'
import { toProblem } from './api-problem.ts'
import type { Api } from './api-types.ts'

// Marked pure, so that browsers, which never read them, do not load them either.

/** What the server puts into a request's `RouterContextProvider` before it renders. */
export const localeContext = /* #__PURE__ */ createContext<Locale>()
/** In-process calls of the API, in the language of the request, without identity. */
export const apiContext = /* #__PURE__ */ createContext<Api>()
/** How this visitor wants prices shown. */
export const viewContext = /* #__PURE__ */ createContext<View>()
/** Public base URL without a trailing slash (`https://market.example`): for canonical links and Open Graph. */
export const originContext = /* #__PURE__ */ createContext<string>()
/** The form that this page answers, of a browser without scripts. */
export const filledContext = /* #__PURE__ */ createContext<Readonly<Record<string, string>> | undefined>(undefined)
/** The cart of a browser that has one without scripts; undefined for all others. */
export const plainCartContext = /* #__PURE__ */ createContext<{ key: string | null } | undefined>(undefined)
/** Where unexpected errors of rendering go. */
export const logContext = /* #__PURE__ */ createContext<(error: unknown, details: Record<string, string>) => void>(
  (error, details) =>
    console.error(JSON.stringify({ level: 'error', message: maskPersonal(String(error)), ...details })),
)

/** The in-process API: it throws problems as plain objects, since it does not know the classes of the pages. */
export type RawApi = (key: string, input?: object) => Promise<unknown>

function withProblems(raw: RawApi): Api {
  return (async (key, input) => {
    try {
      return await raw(key, input)
    } catch (error) {
      const { problem } = error as { problem?: { status: number } }
      throw problem ? toProblem(problem.status, problem) : error
    }
  }) as Api
}

/** The context of one request; called by the server. `api` answers in the request's language and knows nobody. */
export function makeLoadContext(request: {
  locale: Locale
  api: RawApi
  origin: string
  view: View
  filledForm?: Readonly<Record<string, string>> | undefined
  plainCart?: { key: string | null } | undefined
}): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(localeContext, request.locale)
  context.set(apiContext, withProblems(request.api))
  context.set(originContext, request.origin)
  context.set(viewContext, request.view)
  context.set(filledContext, request.filledForm)
  context.set(plainCartContext, request.plainCart)
  return context
}
