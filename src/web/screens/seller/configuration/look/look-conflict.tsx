import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { SiteField } from '../draft.ts'
import { fieldWords } from '../field-words.ts'

type Props = {
  conflict: 'none' | 'refused' | { both: readonly string[] }
  busy: boolean
  onLoad: () => Promise<void>
}

/** Somebody else was faster: nothing typed is lost, and nothing of the other's is overwritten unseen. */
export function LookConflict({ conflict, busy, onLoad }: Props) {
  const t = useTexts('configuration')
  if (conflict === 'none') return null
  return (
    <Notice tone="warning" live title={t('conflictTitle')} className="mb-6">
      {conflict === 'refused' ? (
        <>
          <p>{t('conflictText')}</p>
          <Button variant="secondary" className="mt-3" busy={busy} onClick={() => void onLoad()}>
            {t('conflictLoad')}
          </Button>
        </>
      ) : (
        <p>
          {conflict.both.length > 0
            ? t('conflictBoth', { fields: conflict.both.map((field) => fieldWords(t, field as SiteField)).join('; ') })
            : t('conflictMerged')}
        </p>
      )}
    </Notice>
  )
}
