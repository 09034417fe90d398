import { OFTEN } from '../../../../domains/wishes/searches/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

export function useOftenOptions() {
  const t = useTexts('wishes')
  return OFTEN.map((value) => ({ value, label: t(`often_${value}`) }))
}
