import { Check, Scale } from 'lucide-react'
import { compareList, MAX_COMPARED, useCompareList } from '../../session/compare-list.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { notify } from '../../ui/toast-store.ts'

/** Puts a product into the comparison or takes it out; says so when three are in already (V08). */
export function CompareToggle({ id, title, compact }: { id: number; title: string; compact?: boolean }) {
  const t = useTexts('shell')
  const chosen = useCompareList().includes(id)
  const toggle = () => {
    if (chosen) compareList.remove(id)
    else if (!compareList.add(id)) {
      notify('danger', t('compareFull', { max: MAX_COMPARED }), { label: t('compareNow'), to: '/compare' })
    }
  }
  const Icon = chosen ? Check : Scale
  const label = t(chosen ? 'removeFromCompareOf' : 'addToCompareOf', { title })
  return (
    <Button
      variant={compact ? 'secondary' : 'quiet'}
      size={compact ? 'sm' : 'md'}
      aria-pressed={chosen}
      aria-label={label}
      title={compact ? label : undefined}
      onClick={toggle}
      className={cx('aria-pressed:text-accent', compact && 'w-9 shrink-0 px-0! aria-pressed:border-accent')}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {!compact && t(chosen ? 'inCompare' : 'addToCompare')}
    </Button>
  )
}
