import { Store } from 'lucide-react'
import { useLocation } from 'react-router'
import { wasLetIn } from '../../../../domains/companies/rules/company-status.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnShop } from '../../../../domains/shops/own/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { ShopCard } from './shop-card.tsx'
import { useRemoval } from './use-removal.ts'

/** The shops of a company. */
export function MyShopsView({ company, shops }: { company: Mine; shops: readonly OwnShop[] }) {
  const t = useTexts('myShops')
  const { search } = useLocation()
  const { removing, setRemoving, busy, remove } = useRemoval(company.id)
  const mayEdit = roleMay(company.role, 'shops.edit')
  const isPublic = wasLetIn(company.status)
  if (shops.length === 0) {
    return (
      <EmptyState
        icon={<Store className="size-10" aria-hidden="true" />}
        title={t('emptyTitle')}
        text={t(mayEdit ? 'emptyText' : 'emptyReadOnly')}
        actions={mayEdit && <LinkButton to={{ pathname: '/add', search }}>{t('add')}</LinkButton>}
      />
    )
  }
  return (
    <>
      {!mayEdit && <p className="pb-4 text-muted text-sm">{t('viewOnly')}</p>}
      <ul className="flex flex-col gap-4">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopCard {...{ shop, search, isPublic, mayEdit }} onRemove={() => setRemoving(shop)} />
          </li>
        ))}
      </ul>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('removeTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setRemoving(null)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => removing && void remove(removing)}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <p className="break-words">{t('removeText', { title: removing?.title ?? '' })}</p>
      </Dialog>
    </>
  )
}
