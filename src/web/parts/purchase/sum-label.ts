import type { SumVat } from '../../../values/vat.ts'
import { useTexts } from '../../texts/use-texts.tsx'

/** What a sum is called by how it is taxed; the plain word where that is not known. */
export function useSumLabel(): (vat: SumVat | null) => string {
  const t = useTexts('sums')
  return (vat) => (vat === null ? t('sumPlain') : t('sum', { vat: t(`sum_${vat}`) }))
}
