import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Bundle } from '../i18n/bundles.ts'
import { splitLocalePath } from '../values/locale.ts'
import { loadAllRoutes } from './boot/all-routes.ts'
import { warmUpNavigation } from './boot/before-navigation.ts'
import { runBoot } from './boot/run-boot.ts'
import { bootSteps } from './boot/steps.ts'
import { api } from './browser-api.ts'
import type { Access } from './routes/page-rows.ts'
import { loadTexts } from './texts/load-browser.ts'

async function start() {
  const { texts, access } = document.documentElement.dataset
  const { locale, rest } = splitLocalePath(location.pathname)
  const outcome = await runBoot(bootSteps, {
    log: (step, error) => console.error(`boot step ${step} failed`, error),
    locale,
    api,
    page: {
      address: rest + location.search,
      texts: (texts ?? '').split(' ').filter(Boolean) as Bundle[],
      access: (access as Access | undefined) ?? 'public',
    },
    loadTexts,
    loadAllRoutes,
    enter: async (page) => (await import('./boot/enter.ts')).enter(page),
    takeOverCart: () => import('./session/take-over-cart.ts').then((cart) => cart.takeOverCart(api, null)),
  })
  if (outcome.kind === 'redirect') location.replace(outcome.url)
  else if (outcome.kind === 'failed') document.getElementById('boot-failed')?.removeAttribute('hidden')
  else {
    hydrateRoot(document, <HydratedRouter />)
    warmUpNavigation()
    if (import.meta.env.PROD && matchMedia('(display-mode: standalone)').matches) {
      import('./boot/offline.ts').then(({ saveForOffline }) => saveForOffline()).catch(() => {})
    }
    import('./session/tabs.ts').then(({ joinTabs }) => joinTabs()).catch(() => {})
  }
}

start()
