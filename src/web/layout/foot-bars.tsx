import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CompareBar } from './compare-bar.tsx'
import { UnpaidBar } from './unpaid-bar.tsx'

/** Bars at the foot of every page, one above the other; those of a single page stand above them (`--bars`). `unpaid`: key of a purchase that waits for its payment. */
export default function FootBars({ unpaid }: { unpaid: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const { current } = place
    const { style } = document.documentElement
    const watch = new ResizeObserver(() =>
      style.setProperty('--bars', `${current?.getBoundingClientRect().height ?? 0}px`),
    )
    if (current) watch.observe(current)
    return () => {
      watch.disconnect()
      style.removeProperty('--bars')
    }
  }, [])
  return (
    <div ref={place} className="sticky bottom-0 z-30 print:hidden">
      {/* Not where it is paid or looked at. */}
      {unpaid && !/^\/(?:cart|pay|order)/.test(pathname) && <UnpaidBar purchaseKey={unpaid} />}
      <CompareBar />
    </div>
  )
}
