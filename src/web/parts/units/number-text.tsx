import type { UnitRow } from '../../../domains/units/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'

/** A device's number by its last characters: more of it is shown nowhere. */
export function NumberText({ number }: { number: UnitRow['number'] }) {
  const t = useTexts('bench')
  if (!number) return <span className="text-muted">{t('noNumber')}</span>
  return (
    <span className="numbers whitespace-nowrap text-muted">
      {number.kind === 'imei' ? 'IMEI' : t('serial')} ••••{number.last4}
    </span>
  )
}
