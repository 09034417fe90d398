import { Link } from 'react-router'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Person } from './person-file.ts'

/** What is kept of an account, and where more of the person is found. */
export function PersonData({ person }: { person: Person }) {
  const t = useTexts('people')
  const admin = useTexts('admin')
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const link = 'text-link inline-flex min-h-11 items-center'
  const factors = [
    person.authenticator && t('factorOn'),
    person.passkeys > 0 && t('passkeys', { count: person.passkeys }),
  ].filter(Boolean)
  return (
    <Panel title={t('data')}>
      {person.statusReason && (
        <Notice tone="warning" title={admin('reason')} className="mb-3">
          {person.statusReason}
        </Notice>
      )}
      <Facts
        items={[
          { name: t('email'), value: person.email },
          { name: t('pendingEmail'), value: person.pendingEmail },
          { name: t('username'), value: person.username },
          { name: t('phone'), value: person.phone },
          { name: t('language'), value: languages.of(person.locale.slice(0, 2)) },
          { name: admin('permissions'), value: admin(`permissions_${person.permissions}`) },
          { name: t('password'), value: t(person.hasPassword ? 'hasPassword' : 'noPassword') },
          { name: t('factor'), value: factors.length > 0 ? factors.join(', ') : t('factorNone') },
          { name: admin('registeredAt'), value: <When at={person.registeredAt} /> },
          { name: admin('lastSeenAt'), value: <When at={person.lastSeenAt} /> },
        ].filter(({ value }) => value)}
      />
      <p className="flex flex-wrap gap-x-6 pt-3 text-sm">
        <Link to={`/all-orders?q=${encodeURIComponent(person.email)}`} className={link}>
          {t('orders')}
        </Link>
        {person.companyId !== null && (
          <Link to={`/admin/companies/${person.companyId}`} className={link}>
            {t('showCompany')}
          </Link>
        )}
        <Link to={`/admin/audit?subjectKind=user&subjectId=${person._id}`} className={link}>
          {t('history')}
        </Link>
      </p>
    </Panel>
  )
}
