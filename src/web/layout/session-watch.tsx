import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '../session/auth-state.ts'
import { guard } from '../session/guard.ts'
import { watchSession } from '../session/live/watch-session.ts'
import { logInPath } from '../session/log-in-path.ts'
import { loadTexts } from '../texts/load-browser.ts'
import { textsOf } from '../texts/registry.ts'
import { useLocale } from '../texts/use-texts.tsx'
import { notify } from '../ui/toast-store.ts'
import { usePage } from '../use-root.ts'
import NoAccess from './no-access.tsx'

/**
 * T01 R26: once somebody is logged in, their role decides what stays on the page; when the session ends, it leads away from what only
 * signed-in people see, and whoever did not log out by themselves is told.
 */
export default function SessionWatch({ onVerdict }: { onVerdict: (hidden: boolean) => void }) {
  const auth = useAuth()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const verdict = guard(usePage()?.access ?? 'public', auth)
  const { ended } = auth
  const hidden = verdict === 'noAccess' || (verdict === 'logIn' && ended !== null)
  useEffect(watchSession, [])
  useLayoutEffect(() => onVerdict(hidden), [hidden, onVerdict])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end counts, not where one goes after
  useEffect(() => {
    if (!ended) return
    if (verdict === 'logIn') {
      void navigate(ended === 'refused' ? logInPath(pathname + search, true) : '/', { replace: true })
    } else if (ended === 'refused') {
      void loadTexts(locale, 'account').then(() => {
        notify('danger', textsOf(locale, 'account')('sessionEnded'))
      })
    }
  }, [ended])
  return verdict === 'noAccess' && <NoAccess />
}
