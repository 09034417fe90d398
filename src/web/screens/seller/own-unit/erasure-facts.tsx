import type { Erasure } from '../../../../domains/units/contract.ts'
import { dayText } from '../../../parts/units/grade-words.ts'
import { useUnitWords } from '../../../parts/units/unit-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'

/** What stands in a certificate of data erasure. */
export function ErasureFacts({ erasure }: { erasure: Erasure }) {
  const t = useTexts('bench')
  const { p, locale } = useUnitWords()
  return (
    <Facts
      items={[
        { name: t('erasureNumber'), value: erasure.number },
        { name: t('wipedOn'), value: dayText(erasure.wipedOn, locale) },
        { name: t('method'), value: p(`wiped_${erasure.method}`) },
        { name: t('tool'), value: [erasure.tool, erasure.toolVersion].filter(Boolean).join(' ') },
        { name: t('operatorName'), value: erasure.operator },
        ...erasure.drives.map((drive, index) => ({
          name: t('drive', { number: index + 1 }),
          value: [drive.serial, drive.capacity, t(`drive_${drive.result}`)].filter(Boolean).join(', '),
        })),
        ...(erasure.verified === null ? [] : [{ name: t('verified'), value: `${erasure.verified}%` }]),
      ]}
    />
  )
}
