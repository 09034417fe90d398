import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'

/** What the market has looked at before a company may sell, and what it answers for nobody. */
export function CompanyChecked() {
  const t = useTexts('catalog')
  return (
    <section aria-labelledby="checked" className="text-sm">
      <h2 id="checked" className="text-base">
        {t('companyChecked')}
      </h2>
      <p className="mt-1 text-muted">{t('companyCheckedText')}</p>
      <h3 className="mt-4 text-base">{t('companyUnchecked')}</h3>
      <p className="mt-1 text-muted">{t('companyUncheckedText')}</p>
      <p className="mt-3">
        <Link to="/certificate" className="text-link">
          {t('companyCheckedMore')}
        </Link>
      </p>
    </section>
  )
}
