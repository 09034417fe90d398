import { Link } from 'react-router'
import { ViewSwitch } from '../parts/shown-prices.tsx'
import { useTexts } from '../texts/use-texts.tsx'
import { useRootData } from '../use-root.ts'
import { footerColumns } from './footer-columns.ts'

/** Links, who runs the market (B12), the version (B03). */
export function Footer() {
  const t = useTexts('shell')
  const { settings, footer } = useRootData() ?? {}
  const owner = settings?.owner
  // What is sold new and sealed has no marks to grade; what has no plug is no waste equipment.
  const shownWhere: Readonly<Record<string, boolean | undefined>> = {
    '/grades': settings?.used,
    '/take-back': settings?.electrical,
  }
  const isShown = (path: string) => !(path in shownWhere) || shownWhere[path]
  return (
    <footer className="mt-20 print:hidden border-line border-t bg-sunken">
      <div className="page-width grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[repeat(4,1fr)_1.3fr]">
        {footerColumns.map(({ heading, paths }) => (
          <nav key={heading} aria-label={t(heading)}>
            <h2 className="text-sm font-semibold tracking-normal">{t(heading)}</h2>
            <ul className="mt-2 text-sm">
              {paths.filter(isShown).map((path) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="inline-flex min-h-8 items-center text-muted hover:text-ink hover:underline"
                  >
                    {footer?.[path]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {settings?.open && owner && (
          <address className="text-sm text-muted not-italic">
            <p className="font-semibold text-ink">{owner.name}</p>
            <p>
              {owner.street}, {owner.postalCode} {owner.city}
            </p>
            <p className="numbers">
              {t('taxId')} {owner.taxId}
            </p>
            <p className="mt-2">
              <a
                href={`tel:${owner.phone.replace(/\s/g, '')}`}
                className="inline-flex min-h-8 items-center hover:underline"
              >
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
      <div className="page-width text-muted text-xs">
        <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t py-4">
          <span>{settings?.marketName}</span>
          <ViewSwitch />
          <span className="numbers">{settings && t('version', { version: settings.version })}</span>
        </div>
      </div>
    </footer>
  )
}
