import { Suspense, useEffect, useState } from 'react'
import { useCompareList } from '../../../session/compare-list.ts'
import { useUnpaid } from '../../../session/unpaid.ts'
import { cx } from '../../../ui/cx.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { FORM } from './buy-controls.tsx'
import type { BuyProps } from './buy-props.ts'

const BuyBar = lazyPart(() => import('./buy-bar.tsx'))

/**
 * At the foot of a narrow window once the button has scrolled away above it. Sticky, and last on the page: over the end of the page it stands in the gap
 * before the footer. Above the bars of all pages, where they are there.
 */
export function BuyBarPlace(props: BuyProps) {
  const [gone, setGone] = useState(false)
  const [compared, unpaid] = [useCompareList(), useUnpaid()]
  const isLowest = compared.length === 0 && unpaid === null
  const { id, quantity } = props.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have the button, or none
  useEffect(() => {
    const button = document.querySelector(`#${FORM} button`)
    // All that is not above the window counts as seen: what is jumped over is never missed.
    const watch = new IntersectionObserver(([entry]) => setGone(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 999999px',
    })
    if (button && matchMedia('(width < 64rem)').matches) watch.observe(button)
    return () => {
      watch.disconnect()
      setGone(false)
    }
  }, [id, quantity])
  return (
    <div
      className={cx(
        'pointer-events-none sticky bottom-(--bars) z-20 h-17 lg:hidden print:hidden',
        isLowest && '-mb-17',
      )}
    >
      {gone && (
        <Suspense>
          <BuyBar {...props} />
        </Suspense>
      )}
    </div>
  )
}
