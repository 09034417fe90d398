import type { Scan } from '../../../../parts/scanner/read-scan.ts'
import { ScanField } from '../../../../parts/scanner/scan-field.tsx'
import { useScans } from '../../../../parts/scanner/use-scans.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import type { UnitsOfOrder } from '../load-order.ts'
import type { OrderProps } from '../order-props.ts'
import { LineUnits } from './line-units.tsx'
import { UnitAnswer } from './unit-answer.tsx'
import { useOrderUnits } from './use-order-units.ts'

type Props = OrderProps & { units: UnitsOfOrder }

/** Scanning, typing or picking the units that leave, line by line. */
export function ChooseUnits({ company, order, units }: Props) {
  const t = useTexts('bench')
  const { lines, answer, busy, scan, choose, remove } = useOrderUnits({ company, order }, units)
  const onScan = (found: Scan, text: string) => {
    if (found.read === 'gtin') return t('scannedGtin')
    scan(found, text)
    return undefined
  }
  useScans(t, onScan)
  return (
    <>
      <p className="mb-4 text-muted text-sm">{t('orderUnitsText')}</p>
      <ScanField label={t('scan')} hint={t('scanHint')} action={t('chooseUnit')} onScan={onScan} />
      <UnitAnswer answer={answer} onLine={choose} />
      <ul className="mt-5 divide-y divide-line border-line border-t pt-4">
        {lines.map((line) => (
          <LineUnits
            key={line.versionId}
            line={line}
            changes
            busy={busy}
            onChoose={(unit) => choose(line.versionId, unit)}
            onRemove={(unit) => remove(line.versionId, unit)}
          />
        ))}
      </ul>
    </>
  )
}
