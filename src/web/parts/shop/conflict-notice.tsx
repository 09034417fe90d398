import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ShopForm } from './use-shop-form.ts'

/** Somebody else was faster: nothing typed is lost, and nothing of the other's is overwritten unseen. */
export function ConflictNotice({ form }: { form: ShopForm }) {
  const t = useTexts('myShops')
  const { conflict, merge, busy } = form
  if (conflict === 'none') return null
  return (
    <Notice tone="warning" live title={t('conflictTitle')}>
      {conflict === 'refused' && (
        <>
          <p>{t('conflictText')}</p>
          <Button variant="secondary" className="mt-3" busy={busy} onClick={() => void merge()}>
            {t('conflictLoad')}
          </Button>
        </>
      )}
      {conflict !== 'refused' && (
        <p>
          {conflict.both.length > 0
            ? t('conflictBoth', { fields: conflict.both.map((field) => t(`field_${field}`)).join(', ') })
            : t('conflictMerged')}
        </p>
      )}
    </Notice>
  )
}
