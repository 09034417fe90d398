import { useTexts } from '../../texts/use-texts.tsx'
import { OpenBadge } from './open-badge.tsx'
import { problemsOf, type ShopDraft } from './shop-draft.ts'

/** What buyers would see now; nothing while the hours cannot be read. */
export function OpenPreview({ draft }: { draft: ShopDraft }) {
  const t = useTexts('myShops')
  const unclear = Object.keys(problemsOf(draft)).some((path) => /^(hours|exceptions)/.test(path))
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
      <span className="sr-only sm:not-sr-only">{t('preview')}</span>
      {unclear ? <span>–</span> : <OpenBadge opening={draft} />}
    </p>
  )
}
