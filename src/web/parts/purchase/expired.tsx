import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The hold ran out: what that means and where to go. */
export function Expired({ orderKey }: { orderKey: string }) {
  const t = useTexts('payment')
  const shell = useTexts('shell')
  return (
    <div className="mt-6 flex max-w-text flex-col gap-5">
      <Notice tone="warning" live title={t('expiredTitle')}>
        {t('expiredText')}
      </Notice>
      <p className="flex flex-wrap gap-3">
        <LinkButton to="/catalog">{shell('toCatalog')}</LinkButton>
        <LinkButton to={`/order/${orderKey}`} variant="secondary">
          {t('toOrder')}
        </LinkButton>
      </p>
    </div>
  )
}
