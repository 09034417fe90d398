import { Printer } from 'lucide-react'
import { useState } from 'react'
import { SlipsDialog } from '../../../parts/fulfilment/slips-dialog.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = { companyId: number; number: string }

/** The packing slips of one order. */
export function PrintButton({ companyId, number }: Props) {
  const t = useTexts('fulfilment')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="print:hidden" onClick={() => setOpen(true)}>
        <Printer className="size-4" aria-hidden="true" />
        {t('print')}
      </Button>
      {open && <SlipsDialog companyId={companyId} numbers={[number]} onClose={() => setOpen(false)} />}
    </>
  )
}
