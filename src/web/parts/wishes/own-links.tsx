import { Bell, Heart } from 'lucide-react'
import { use } from 'react'
import { useSignedIn } from '../../session/current-session.ts'
import { useUnread } from '../../session/live/live-facts.ts'
import { loadTexts } from '../../texts/load-browser.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { HeaderLink } from '../header-link.tsx'

/** The way to the favourites; for whoever is logged in also to the notices, with how many are unread, live. */
export function OwnLinks() {
  use(loadTexts(useLocale(), 'hearts'))
  const t = useTexts('hearts')
  const signedIn = useSignedIn()
  const { unread } = useUnread('notices')
  return (
    <>
      <span className="hidden sm:block">
        <HeaderLink to="/favourites" label={t('favourites')} icon={Heart} />
      </span>
      {signedIn && <HeaderLink to="/notices" label={t('noticeCount', { count: unread })} icon={Bell} count={unread} />}
    </>
  )
}
