import { createContext } from 'react-router'
import type { Locale } from '../values/locale.ts'
import type { Api } from './api-types.ts'

/** What the server puts into a request's `RouterContextProvider` before it renders. */
export const localeContext = createContext<Locale>()
/** In-process calls of the API, in the language of the request, without identity. */
export const apiContext = createContext<Api>()
/** Public base URL without a trailing slash (`https://market.example`): for canonical links and Open Graph. */
export const originContext = createContext<string>()
/** Where unexpected errors of rendering go. */
export const logContext = createContext<(error: unknown, details: Record<string, string>) => void>((error, details) =>
  console.error(JSON.stringify({ level: 'error', message: String(error), ...details })),
)
