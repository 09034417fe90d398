import { Printer } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

export function PrintButton() {
  const t = useTexts('fulfilment')
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      <Printer className="size-4" aria-hidden="true" />
      {t('print')}
    </Button>
  )
}
