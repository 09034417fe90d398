import type { BulkRun } from '../../../../../domains/product-list/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'

/** How a change of many stands, in words; while it is going on with a bar. */
export function RunResult({ run }: { run: BulkRun }) {
  const t = useTexts('productList')
  const { status, total, changed, same, refused, undone, skipped } = run
  if (status === 'running' || status === 'undoing') {
    const [done, of] = status === 'running' ? [changed + same + refused, total] : [undone + skipped, changed]
    const words = t(status, { done, total: of })
    return (
      <span className="flex flex-wrap items-center gap-3">
        <progress max={Math.max(of, 1)} value={done} aria-label={words} className="h-2 w-40 accent-accent" />
        <span className="numbers">{words}</span>
      </span>
    )
  }
  return (
    <span className="numbers">
      {t('ran', { changed })} {refused > 0 && t('ranRefused', { count: refused })}{' '}
      {status === 'undone' && t('undone', { count: undone })} {skipped > 0 && t('skipped', { count: skipped })}
    </span>
  )
}
