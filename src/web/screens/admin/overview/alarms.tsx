import { Link } from 'react-router'
import type { FindingView } from '../../../../domains/desk/health/contract.ts'
import { HEALTH_PLACES } from '../../../parts/admin/health-words.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** What of the market is bad: each with what to do and the way there. */
export function Alarms({ findings }: { findings: readonly FindingView[] }) {
  const t = useTexts('desk')
  const bad = findings.filter(({ state }) => state === 'bad')
  if (bad.length === 0) return null
  return (
    <Notice tone="danger" title={t('alarms')}>
      <ul>
        {bad.map(({ part, advice }) => (
          <li key={part} className="pt-1">
            <Link to={HEALTH_PLACES[part] ?? '/admin/health'} className="text-link">
              {t(`part_${part}`)}
            </Link>
            {advice && `: ${t(`advice_${advice}`)}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
