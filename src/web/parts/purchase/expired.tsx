import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The hold ran out: what that means and where to go. */
export function Expired({ orderKey }: { orderKey: string }) {
  const t = useTexts('payment')
  const shell = useTexts('shell')
  return (
    <div className="mt-4 flex max-w-text flex-col gap-6">
      <p role="status" className="text-muted">
        {t('expiredText')}
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to="/catalog">{shell('toCatalog')}</LinkButton>
        <LinkButton to={`/order/${orderKey}`} variant="secondary">
          {t('toOrder')}
        </LinkButton>
      </p>
    </div>
  )
}
