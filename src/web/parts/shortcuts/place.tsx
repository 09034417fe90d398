import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import type { PanelPage } from './page-finder.tsx'

const PanelKeys = lazyPart(() => import('./panel-keys.tsx'))

/** Keys of a panel, fetched after its page. */
export function PanelKeysPlace({ pages }: { pages: readonly PanelPage[] }) {
  return useInBrowser() ? (
    <Suspense>
      <PanelKeys pages={pages} />
    </Suspense>
  ) : null
}
