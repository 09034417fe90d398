import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** `refused`: saving was, for somebody was faster; afterwards the names of what both have changed. */
type Conflict = 'none' | 'refused' | { both: readonly string[] }

type Words = (
  key: 'conflictTitle' | 'conflictText' | 'conflictLoad' | 'conflictMerged' | 'conflictBoth',
  values?: { fields: string },
) => string
type Props = {
  conflict: Conflict
  busy: boolean
  onLoad: () => Promise<void>
  t: Words
  /** The fields both have changed, in words. */
  fields: (both: readonly string[]) => string
  className?: string
}

/** Somebody else was faster: nothing typed is lost, and nothing of the other's is overwritten unseen. */
export function ConflictNotice({ conflict, busy, onLoad, t, fields, className }: Props) {
  if (conflict === 'none') return null
  return (
    <Notice tone="warning" live title={t('conflictTitle')} {...(className && { className })}>
      {conflict === 'refused' ? (
        <>
          <p>{t('conflictText')}</p>
          <Button variant="secondary" className="mt-3" busy={busy} onClick={() => void onLoad()}>
            {t('conflictLoad')}
          </Button>
        </>
      ) : (
        <p>{conflict.both.length > 0 ? t('conflictBoth', { fields: fields(conflict.both) }) : t('conflictMerged')}</p>
      )}
    </Notice>
  )
}
