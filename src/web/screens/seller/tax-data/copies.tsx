import { Link } from 'react-router'
import type { TaxDataPage } from '../../../../domains/tax-reports/contract.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'

/** The years of which the tax office was told, each with the way to its copy. */
export function Copies({ copies }: Pick<TaxDataPage, 'copies'>) {
  const t = useTexts('taxReports')
  return (
    <section>
      <h2 className="text-lg">{t('copies')}</h2>
      {copies.length === 0 ? (
        <p className="pt-2 text-muted">{t('copiesNone')}</p>
      ) : (
        <ul className="pt-2">
          {copies.map(({ year, sentAt }) => (
            <li key={year} className="flex flex-wrap items-center gap-x-4 border-line border-b">
              <Link to={`/tax-data/${year}`} className="inline-flex min-h-11 items-center text-link">
                {t('copyOf', { year })}
              </Link>
              <span className="text-muted text-sm">
                {t('sentAt')}: <Day at={sentAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
