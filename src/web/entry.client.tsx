import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { runBoot } from './boot/run-boot.ts'
import { bootSteps } from './boot/steps.ts'
import { tokenIsValid } from './boot/token-status.ts'
import { api, browserLocale } from './browser-api.ts'
import { routeTable } from './routes.ts'
import { joinTabs } from './session/tabs.ts'
import { loadTexts } from './texts/load-browser.ts'

declare global {
  interface Window {
    /** Modules of the page that the server has rendered, by route id. */
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

async function start() {
  const row = routeTable.find(({ id }) => id in (window.__reactRouterRouteModules ?? {}))
  const outcome = await runBoot(bootSteps, {
    log: (step, error) => console.error(`boot step ${step} failed`, error),
    locale: browserLocale(),
    api,
    page: { texts: row?.texts, needsSignIn: row !== undefined && !['public', 'guestOnly'].includes(row.access) },
    loadTexts,
    takeOver: joinTabs().takeOver,
    tokenIsValid,
  })
  if (outcome.kind === 'redirect') location.replace(outcome.url)
  else if (outcome.kind === 'failed') document.getElementById('boot-failed')?.removeAttribute('hidden')
  else hydrateRoot(document, <HydratedRouter />)
}

start()
