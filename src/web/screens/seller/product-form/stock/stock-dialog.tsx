import { useState } from 'react'
import { roleMay } from '../../../../../domains/companies/rules/team-permissions.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { StockForm } from './stock-form.tsx'
import { StockHistory } from './stock-history.tsx'

/** Moving stock with a reason, and why it is what it is. Open to roles that change nothing else. */
export function StockDialog() {
  const t = useTexts('offer')
  const { company } = useOfferTools()
  const offer = useOffer((state) => state.offer)
  const [open, setOpen] = useState(false)
  if (!offer) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('stockTitle')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('stockTitle')}>
        {roleMay(company.role, 'stock.edit') && <StockForm offer={offer} />}
        <h3 className="mb-2 text-base">{t('stockHistory')}</h3>
        <StockHistory key={JSON.stringify(offer.versions.map(({ quantity }) => quantity))} productId={offer.id} />
      </Dialog>
    </>
  )
}
