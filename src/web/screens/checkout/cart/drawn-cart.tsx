import { type ReactNode, useEffect } from 'react'
import { DrawnContext } from './drawn.ts'
import type { PlainPage } from './plain/plain-page.ts'
import { PlainPlace } from './plain/plain-place.tsx'
import { PLAIN_CART, PLAIN_SCRIPT } from './plain/plain-script.ts'
import { useTypedBefore } from './use-typed-before.ts'

/**
 * The cart with scripts, which the server may have drawn already: then scripts take over what stands there. Beside it are the forms of browsers that run none
 * (in `noscript`); where scripts are run and do not arrive, a line in the page itself brings them out (`PLAIN_SCRIPT`).
 */
export function DrawnCart({ page, children }: { page: PlainPage | null; children: ReactNode }) {
  const place = useTypedBefore()
  const isDrawn = page?.cart != null && !page.isPlain
  useEffect(() => {
    if (!isDrawn) return
    delete document.documentElement.dataset.plain
    document.getElementById(PLAIN_CART)?.replaceChildren()
  }, [isDrawn])
  return (
    <DrawnContext value={isDrawn ? page : null}>
      <div ref={place} className={isDrawn ? 'noscript:hidden in-[[data-plain]]:hidden' : undefined}>
        {children}
      </div>
      {isDrawn && page.cart && (
        <>
          <noscript>
            <PlainPlace page={page} cart={page.cart} />
          </noscript>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves what the line below puts there */}
          <div id={PLAIN_CART} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
          <script dangerouslySetInnerHTML={{ __html: PLAIN_SCRIPT }} />
        </>
      )}
    </DrawnContext>
  )
}
