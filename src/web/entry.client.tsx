import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Bundle } from '../i18n/all-texts.ts'
import { warmUpNavigation } from './boot/before-navigation.ts'
import { runBoot } from './boot/run-boot.ts'
import { bootSteps } from './boot/steps.ts'
import { tokenIsValid } from './boot/token-status.ts'
import { api, browserLocale } from './browser-api.ts'
import { loadTexts } from './texts/load-browser.ts'

const tabs = () => import('./session/tabs.ts').then(({ joinTabs }) => joinTabs())

async function start() {
  const { texts, access } = document.documentElement.dataset
  const outcome = await runBoot(bootSteps, {
    log: (step, error) => console.error(`boot step ${step} failed`, error),
    locale: browserLocale(),
    api,
    page: {
      texts: (texts ?? '').split(' ').filter(Boolean) as Bundle[],
      needsSignIn: access !== undefined && access !== 'public' && access !== 'guestOnly',
    },
    loadTexts,
    takeOver: async () => (await tabs()).takeOver(),
    tokenIsValid,
  })
  if (outcome.kind === 'redirect') location.replace(outcome.url)
  else if (outcome.kind === 'failed') document.getElementById('boot-failed')?.removeAttribute('hidden')
  else {
    hydrateRoot(document, <HydratedRouter />)
    warmUpNavigation()
    tabs().catch(() => {})
  }
}

start()
