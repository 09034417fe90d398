import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { AccountNav } from './account-nav.tsx'
import { Avatar } from './avatar/avatar.tsx'
import type { Section } from './sections.ts'

type Props = { profile: Profile; section: Section; chosen: boolean; children: ReactNode }

/** The list of sections beside the shown one; on narrow screens the list alone, then the section alone. */
export function AccountFrame({ profile, section, chosen, children }: Props) {
  const t = useTexts('profile')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    // Whoever does not see the section change is taken to its heading.
    if (shown.current !== section || chosen) heading.current?.focus({ preventScroll: true })
    shown.current = section
  }, [section, chosen])
  // The section is the page once it was chosen; the list before.
  const Title = chosen ? 'p' : 'h1'
  const Heading = chosen ? 'h1' : 'h2'
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className={cx('lg:sticky lg:top-6', chosen && 'hidden lg:block')}>
        <div className="flex items-center gap-3 pb-5">
          <Avatar login={profile.AvatarLogin} size={48} />
          <div className="min-w-0">
            <Title className="font-semibold text-lg leading-tight">{t('title')}</Title>
            <p className="truncate text-sm text-muted">{`${profile.firstName} ${profile.lastName}`}</p>
          </div>
        </div>
        <AccountNav profile={profile} section={section} />
      </div>
      <div className={cx('min-w-0 max-w-3xl', !chosen && 'hidden lg:block')}>
        <Link
          to={{ hash: '' }}
          className="mb-2 inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:text-ink lg:hidden"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('back')}
        </Link>
        <section aria-labelledby="account-section">
          <Heading ref={heading} id="account-section" tabIndex={-1} className="mb-5 text-2xl outline-none">
            {t(section)}
          </Heading>
          {children}
        </section>
      </div>
    </div>
  )
}
