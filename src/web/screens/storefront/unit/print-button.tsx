import { Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

/** Opens the printing of the browser; without scripts there is nothing to press. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()} className="print:hidden noscript:hidden">
      <Printer className="size-4" aria-hidden="true" />
      {label}
    </Button>
  )
}
