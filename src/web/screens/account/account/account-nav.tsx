import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { signOut } from '../../../session/sign-out.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { SECTIONS, type Section } from './sections.ts'

const line =
  'flex min-h-12 w-full items-center justify-between gap-3 border-line border-b text-base hover:text-accent lg:min-h-11 lg:border-b-0 lg:text-sm'
const elsewhere = 'lg:text-muted lg:hover:text-ink'
const here = 'lg:font-semibold lg:text-accent'

function Line({ to, current, children }: { to: string; current?: boolean; children: ReactNode }) {
  return (
    <li>
      <Link to={to} aria-current={current ? 'page' : undefined} className={cx(line, current ? here : elsewhere)}>
        {children}
        <ChevronRight className="size-4 text-muted lg:hidden" aria-hidden="true" />
      </Link>
    </li>
  )
}

type Props = { profile: Profile; section: Section }

/** The sections, and below them what belongs to the person elsewhere. */
export function AccountNav({ profile, section }: Props) {
  const t = useTexts('profile')
  const { busy, send } = useSending()
  return (
    <nav aria-label={t('sections')}>
      <ul className="border-line border-t lg:border-t-0">
        {SECTIONS.map((name) => (
          <Line key={name} to={`#${name}`} current={name === section}>
            {t(name)}
          </Line>
        ))}
      </ul>
      <ul className="mt-6 lg:mt-4 lg:border-line lg:border-t lg:pt-4">
        <Line to="/notices/settings">{t('toNotices')}</Line>
        {profile.companyId !== null && <Line to="/company-data">{t('toCompany')}</Line>}
        {profile.companyId === null && profile.permissions === 'buyer' && (
          <Line to="/registercompany">{t('toRegisterCompany')}</Line>
        )}
        {profile.permissions === 'admin' && <Line to="/admin">{t('toAdmin')}</Line>}
        <li>
          <button
            type="button"
            aria-disabled={busy || undefined}
            onClick={() => void send(signOut)}
            className={cx(line, elsewhere)}
          >
            {t('signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
