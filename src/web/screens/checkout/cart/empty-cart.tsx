import { ShoppingBag } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

export function EmptyCart() {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  return (
    <EmptyState
      icon={<ShoppingBag className="size-12" strokeWidth={1.25} aria-hidden="true" />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      actions={<LinkButton to="/catalog">{shell('toCatalog')}</LinkButton>}
    />
  )
}
