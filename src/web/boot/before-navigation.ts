import type { MiddlewareFunction } from 'react-router'
import { browserLocale } from '../browser-api.ts'
import { routeTable } from '../routes.ts'
import { session } from '../session/session.ts'
import { loadTexts } from '../texts/load-browser.ts'

export function rowOfPattern(pattern: string) {
  const path = pattern.replace(/^\//, '')
  return routeTable.find((row) => row.path === path)
}

/** R24: before each navigation the auth state is there, and so are the words of the page to come. */
export const beforeNavigation: MiddlewareFunction = async ({ pattern }, next) => {
  if (!session.read()) session.restore()
  const bundle = rowOfPattern(pattern)?.texts
  if (bundle) await loadTexts(browserLocale(), bundle)
  return next()
}
