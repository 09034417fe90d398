import { Link } from 'react-router'
import type { SubjectKind } from '../../domains/moderation/rules/reasons.ts'
import { useTexts } from '../texts/use-texts.tsx'

const NAMES = { product: 'reportOffer', review: 'report', shop: 'reportShop', company: 'reportSeller' } as const

/** The way to report what one sees, for everybody. */
export function ReportLink({ kind, id }: { kind: SubjectKind; id: number }) {
  const t = useTexts('shell')
  return (
    <p>
      <Link
        to={`/report/${kind}/${id}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink hover:underline"
      >
        {t(NAMES[kind])}
      </Link>
    </p>
  )
}
