import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { SEEN_PAGES } from './names.ts'
import { offlinePage, saveOfflinePages } from './offline-pages.ts'
import { isProductPage, MOST_PAGES, saveSeen } from './seen-pages.ts'
import { worker } from './worker-scope.ts'

// Of the installed app. Pages of products that were seen, and what they are drawn with, can be read without a network; nothing that belongs to a
// person is kept: public pages are the same for everybody, and the API is never asked for here.
const DAY = 86_400
/** Seconds after which a slow network counts as none. */
const PATIENCE = 4

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>

/** Whole answers alone, at most so many, for so many days; they are the first to go where a device has no room. */
const keeping = (maxEntries: number, days: number): Plugins =>
  [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true }),
    // Its own plugins do not fit its own types where `undefined` is not the same as missing.
  ] as unknown as Plugins

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(saveOfflinePages())
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => event.waitUntil(saveSeen(event.data)))

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isProductPage(url.pathname),
  new NetworkFirst({
    cacheName: SEEN_PAGES,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: keeping(MOST_PAGES, 30),
  }),
)
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: keeping(200, 60),
  }),
)
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && url.pathname.startsWith('/files/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: keeping(80, 30),
  }),
)
setCatchHandler(async ({ request, url }) =>
  request.mode === 'navigate' ? offlinePage(url?.pathname ?? '/') : Response.error(),
)
