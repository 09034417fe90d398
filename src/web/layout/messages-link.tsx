import { Mail } from 'lucide-react'
import { HeaderLink } from '../parts/header-link.tsx'
import { useAuth } from '../session/auth-state.ts'
import { useSignedIn } from '../session/current-session.ts'
import { useUnread } from '../session/live/live-facts.ts'
import { useTexts } from '../texts/use-texts.tsx'

/** Messages of whoever is logged in, with how many conversations wait: told live. */
export function MessagesLink() {
  const t = useTexts('shell')
  const signedIn = useSignedIn()
  const { unread } = useUnread('messages')
  const operates = useAuth().permissions === 'admin'
  if (!signedIn) return null
  const label = unread > 0 ? t('messagesUnread', { count: unread }) : t('messages')
  return <HeaderLink to={operates ? '/admin/messages' : '/messages'} label={label} icon={Mail} count={unread} />
}
