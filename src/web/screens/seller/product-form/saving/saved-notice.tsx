import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { moment } from '../prices/moment.ts'
import type { useSavedCopy } from './use-saved-copy.ts'

/** What a reload or a crash has left on this device. */
export function SavedNotice({ copy }: { copy: ReturnType<typeof useSavedCopy> }) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { found, restore, discard } = copy
  if (!found) return null
  return (
    <Notice tone="info" live title={t('keptTitle')}>
      <p>{t('keptText', { at: moment(found.at, locale) })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={restore}>{t('keptRestore')}</Button>
        <Button variant="quiet" onClick={discard}>
          {t('keptDiscard')}
        </Button>
      </div>
    </Notice>
  )
}
