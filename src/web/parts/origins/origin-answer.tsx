import type { OriginAnswer } from '../../../domains/recalls/origin/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

/** Who stands behind a product, as it was answered. */
export function OriginAnswerWords({ answer }: { answer: OriginAnswer }) {
  const t = useTexts('productSafety')
  const locale = useLocale()
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(answer.country) ?? answer.country
  return (
    <div className="wrap-anywhere mt-1 text-sm">
      <p className="text-muted text-xs">{t(`originRole_${answer.role}`)}</p>
      <p className="font-medium">{answer.name}</p>
      <p>
        {answer.address}, {country}
      </p>
      <p>{answer.contact}</p>
      {answer.words && <p className="whitespace-pre-line">{answer.words}</p>}
    </div>
  )
}
