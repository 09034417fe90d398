import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Conflict } from './use-draft.ts'

type Props = {
  form: { conflict: Conflict; busy: boolean; loadNewest: () => Promise<void> }
  /** A field in words. */
  name: (field: string) => string
  /** What the market keeps now of a field, in words. */
  kept?: (field: string) => ReactNode
  className?: string
}

/** Somebody else was faster: nothing typed is lost, and nothing of the other's is overwritten unseen. */
export function ConflictNotice({ form: { conflict, busy, loadNewest }, name, kept, className }: Props) {
  const t = useTexts('drafts')
  if (conflict === 'none') return null
  return (
    <Notice tone="warning" live title={t('conflictTitle')} {...(className && { className })}>
      {conflict === 'refused' ? (
        <>
          <p>{t('conflictText')}</p>
          <Button variant="secondary" className="mt-3" busy={busy} onClick={() => void loadNewest()}>
            {t('conflictLoad')}
          </Button>
        </>
      ) : (
        <Merged {...conflict} {...{ name, kept }} />
      )}
    </Notice>
  )
}

type MergedProps = Pick<Props, 'name'> & {
  both: readonly string[]
  taken: readonly string[]
  kept: Props['kept']
}

function Merged({ both, taken, name, kept }: MergedProps) {
  const t = useTexts('drafts')
  const names = (fields: readonly string[]) => [...new Set(fields.map(name))].join('; ')
  const fields = [...both, ...taken]
  if (!kept) return <p>{both.length > 0 ? t('conflictBoth', { fields: names(both) }) : t('conflictMerged')}</p>
  if (fields.length === 0) return <p>{t('conflictMerged')}</p>
  return (
    <>
      <p>{t('conflictNow')}</p>
      <dl className="mt-1">
        {fields.map((field) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{name(field)}:</dt>
            <dd className="min-w-0 break-words font-medium">{kept(field)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">{t('conflictSave')}</p>
    </>
  )
}
