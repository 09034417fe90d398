import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { filterOf } from '../load-products.ts'

/** An empty list: a beginning, or a filter that nothing fits. */
export function NoProducts({ mayAdd }: { mayAdd: boolean }) {
  const t = useTexts('productList')
  const [search] = useSearchParams()
  const company = search.get('company')
  const rest = company ? `?company=${company}` : ''
  if (Object.keys(filterOf(search)).length > 0 || search.has('after') || search.has('before')) {
    return (
      <EmptyState
        title={t('nothingFound')}
        text={t('nothingFoundText')}
        actions={
          <Link to={{ search: rest }} className="text-link text-sm">
            {t('clear')}
          </Link>
        }
      />
    )
  }
  const actions = mayAdd && (
    <>
      <LinkButton to={{ pathname: '/products/new', search: rest }}>{t('add')}</LinkButton>
      <LinkButton variant="secondary" to={{ pathname: '/imports', search: rest }}>
        {t('import')}
      </LinkButton>
    </>
  )
  return <EmptyState title={t('nothingYet')} text={t('nothingYetText')} actions={actions} />
}
