import { useNavigation } from 'react-router'

/** A thin line at the top while the next page is on its way. */
export function ProgressLine() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {busy && (
        <div className="h-full origin-left animate-[progress-line_6s_var(--ease-out)_forwards] bg-accent [animation-delay:90ms] [transform:scaleX(0)]" />
      )}
    </div>
  )
}
