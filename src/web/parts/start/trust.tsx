import { Building2, RotateCcw, ScanSearch, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Grade } from '../../../domains/products/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { gradeName, gradeText } from '../product-card/state-badge.tsx'
import type { ShownOf } from './load-start.ts'

const FACTS = [
  ['trustState', 'trustStateText', ScanSearch],
  ['trustReturn', 'trustReturnText', RotateCcw],
  ['trustSeller', 'trustSellerText', Building2],
  ['trustWarranty', 'trustWarrantyText', ShieldCheck],
] as const
const GRADES: readonly Grade[] = ['A', 'B', 'C', 'D']

/** What a buyer may rely on; nothing that cannot be kept. */
export function Trust({ title: own, liableMonths: months }: Pick<ShownOf<'trust'>, 'title' | 'liableMonths'>) {
  const t = useTexts('catalog')
  return (
    <section aria-labelledby="trust">
      <h2 id="trust" className="text-2xl">
        {own ?? t('trustTitle')}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {FACTS.map(([title, text, Icon]) => (
          <li key={title}>
            <Icon className="size-7 text-accent" strokeWidth={1.6} aria-hidden="true" />
            <h3 className="mt-3 text-lg leading-snug">{t(title, { months })}</h3>
            <p className="mt-1.5 text-muted text-sm">{t(text)}</p>
          </li>
        ))}
      </ul>
      <Link to="/policy" className="mt-5 inline-block text-link text-sm">
        {t('policyLink')}
      </Link>
    </section>
  )
}

/** The scale of grades as it stands in every offer. */
export function Grades({ title, text }: { title?: string | undefined; text?: string | undefined }) {
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  return (
    <section aria-labelledby="grades" className="rounded-lg border border-line bg-surface p-5 sm:p-8">
      <h2 id="grades" className="text-xl">
        {title ?? t('gradesTitle')}
      </h2>
      <p className="mt-1 max-w-text text-muted text-sm">{text ?? t('gradesText')}</p>
      <ol className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {GRADES.map((grade) => (
          <li key={grade} className="border-accent border-t-2 pt-3">
            <h3 className="text-base">
              <Link to={`/catalog?grade=${grade}`} className="hover:underline">
                <span className="text-accent">{grade}</span> · {gradeName(shell, grade)}
              </Link>
            </h3>
            <p className="mt-1 text-muted text-sm">{gradeText(shell, grade)}</p>
          </li>
        ))}
      </ol>
      <Link to="/grades" className="mt-5 inline-block text-link text-sm">
        {t('gradesLink')}
      </Link>
    </section>
  )
}
