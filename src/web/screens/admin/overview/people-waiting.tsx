import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Waiting } from './load-waiting.ts'

const PLACES: Record<Waiting['name'], string> = {
  lateReports: '/admin/reports',
  reports: '/admin/reports',
  messageReports: '/admin/message-reports',
  messages: '/admin/messages',
}

/** Reports and messages that wait for the operator's people, and the way there. */
export function PeopleWaiting({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useTexts('desk')
  const admin = useTexts('admin')
  return (
    <Panel title={t('peopleWaiting')} flush>
      {waiting.length === 0 && <p className="px-5 pb-5 text-muted text-sm">{t('nobodyWaits')}</p>}
      <ul>
        {waiting.map(({ name, count, more }) => (
          <li key={name} className="border-line border-t">
            <Link
              to={PLACES[name]}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-sm hover:bg-sunken"
            >
              <span className="font-medium">{t(`waits_${name}`)}</span>
              <span className="numbers">{more ? admin('andMore', { count }) : count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
