import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'

/** A test that was begun and not saved: go on with it, or begin anew. */
export function KeptNotice({ onRestore, onDiscard }: { onRestore: () => void; onDiscard: () => void }) {
  const t = useTexts('bench')
  return (
    <Notice live title={t('keptTitle')}>
      <p>{t('keptText')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onRestore}>
          {t('keptRestore')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          {t('keptDiscard')}
        </Button>
      </div>
    </Notice>
  )
}
