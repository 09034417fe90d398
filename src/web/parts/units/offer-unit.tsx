import { Tag } from 'lucide-react'
import { useState } from 'react'
import type { OwnUnit } from '../../../domains/units/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import type { Mine } from '../seller/pick-company.ts'
import { useCompanySearch } from '../seller/use-company-search.ts'
import { ToProduct } from './to-product.tsx'

type Props = { company: Mine; unit: OwnUnit; onUnit: (unit: OwnUnit) => void }

/** From the bench to the shop: a new offer made from the unit, or one more piece of an offer that is there. */
export function OfferUnit({ company, unit, onUnit }: Props) {
  const t = useTexts('bench')
  const [open, setOpen] = useState(false)
  const search = useCompanySearch()
  if (unit.productId !== null) {
    return (
      <LinkButton variant="secondary" to={{ pathname: `/products/${unit.productId}/edit`, search }}>
        <Tag className="size-4" aria-hidden="true" />
        {t('toProduct')}
      </LinkButton>
    )
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Tag className="size-4" aria-hidden="true" />
        {t('offerIt')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('offerIt')}>
        <p className="text-sm">{t('offerNewText')}</p>
        <LinkButton to={`/products/new?company=${company.id}&unit=${unit.code}`} className="mt-3">
          {t('offerNew')}
        </LinkButton>
        <hr className="my-5 border-line" />
        <ToProduct company={company} unit={unit} onUnit={onUnit} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
