import type { RefObject } from 'react'
import type { Scan } from '../../../parts/scanner/read-scan.ts'
import { ScanField } from '../../../parts/scanner/scan-field.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Props = {
  place: RefObject<HTMLFormElement | null>
  busy: boolean
  onScan: (scan: Scan, text: string) => string | undefined
  onMany: () => void
  onWithout: () => void
}

/** Where the bench begins: a scan, many at once, or a thing without a number. */
export function ScanPanel({ place, busy, onScan, onMany, onWithout }: Props) {
  const t = useTexts('bench')
  return (
    <Panel>
      <ScanField place={place} label={t('scan')} hint={t('scanHint')} action={t('open')} busy={busy} onScan={onScan} />
      <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4">
        <Button variant="secondary" size="sm" onClick={onMany}>
          {t('many')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onWithout}>
          {t('withoutNumber')}
        </Button>
      </div>
    </Panel>
  )
}
