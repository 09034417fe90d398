import type { CaseView } from '../../../../domains/moderation/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** The ways against a decision, the free one first. */
export function Redress({ view: { complainUntil } }: { view: CaseView }) {
  const t = useTexts('moderation')
  const locale = useLocale()
  const day = (at: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(at))
  return (
    <section aria-labelledby="redress">
      <h2 id="redress" className="text-xl">
        {t('redress')}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
        {complainUntil && <li>{t('redressComplaint', { until: day(complainUntil) })}</li>}
        <li>{t('redressBodies')}</li>
        <li>{t('redressCourt')}</li>
      </ul>
    </section>
  )
}
