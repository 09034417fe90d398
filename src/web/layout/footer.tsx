import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'
import { useSettings } from '../use-root.ts'

const columns = [
  { heading: 'footerShopping', ids: ['catalog', 'listCategory', 'index', 'compare', 'cart'] },
  { heading: 'footerRules', ids: ['rules', 'policy', 'privacyPolicy', 'ranking', 'intellectualProperty'] },
  { heading: 'footerSelling', ids: ['registerCompany', 'regular', 'certificate'] },
  { heading: 'footerCompany', ids: ['contact', 'securityReport', 'appDownload'] },
] as const

const paths = {
  catalog: '/catalog',
  listCategory: '/listcategory',
  index: '/index',
  compare: '/compare',
  cart: '/cart',
  rules: '/rules',
  policy: '/policy',
  privacyPolicy: '/privacy-policy',
  ranking: '/ranking',
  intellectualProperty: '/intellectual-property',
  registerCompany: '/registercompany',
  regular: '/regular',
  certificate: '/certificate',
  contact: '/contact',
  securityReport: '/security-report',
  appDownload: '/app-download',
} as const

/** Links, who runs the market (B12), the version (B03). */
export function Footer() {
  const t = useTexts('shell')
  const title = useTexts('meta')
  const settings = useSettings()
  const owner = settings?.owner
  return (
    <footer className="mt-20 border-line border-t bg-sunken">
      <div className="page-width grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[repeat(4,1fr)_1.3fr]">
        {columns.map(({ heading, ids }) => (
          <nav key={heading} aria-label={t(heading)}>
            <h2 className="text-sm font-semibold tracking-normal">{t(heading)}</h2>
            <ul className="mt-2 text-sm">
              {ids.map((id) => (
                <li key={id}>
                  <Link to={paths[id]} className="inline-flex min-h-8 items-center text-muted hover:text-ink hover:underline">
                    {title(`${id}Title`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {owner && (
          <address className="text-sm text-muted not-italic">
            <p className="font-semibold text-ink">{owner.name}</p>
            <p>
              {owner.street}, {owner.postalCode} {owner.city}
            </p>
            <p className="numbers">
              {t('taxId')} {owner.taxId}
            </p>
            <p className="mt-2">
              <a href={`tel:${owner.phone.replace(/\s/g, '')}`} className="inline-flex min-h-8 items-center hover:underline">
                {owner.phone}
              </a>
              <br />
              <a href={`mailto:${owner.email}`} className="inline-flex min-h-8 items-center hover:underline">
                {owner.email}
              </a>
            </p>
          </address>
        )}
      </div>
      <p className="page-width flex flex-wrap justify-between gap-2 border-line border-t py-5 text-xs text-muted">
        <span>{settings?.marketName}</span>
        <span className="numbers">{settings && t('version', { version: settings.version })}</span>
      </p>
    </footer>
  )
}
