import type { OrderView } from '../../../../domains/orders/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Why the seller called the order off; the seller's own words are marked as theirs. */
export function CalledOff({ cancelled: { reason, words } }: { cancelled: NonNullable<OrderView['cancelled']> }) {
  const t = useTexts('payment')
  return (
    <div className="px-4 pt-4 sm:px-5">
      <Notice title={t('calledOff', { reason: t(`reason_${reason}`) })}>
        {words && (
          <figure className="mt-2">
            <figcaption className="text-muted">{t('calledOffWords')}</figcaption>
            <blockquote className="mt-1 whitespace-pre-line break-words border-line border-l-2 pl-3">
              {words}
            </blockquote>
          </figure>
        )}
      </Notice>
    </div>
  )
}
