import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'
import { useAccountLinks } from './use-account-links.ts'

/** What the account button opens, as lines of the menu of small screens. */
export function AccountLines({ look, onClose }: { look: string; onClose: () => void }) {
  const t = useTexts('shell')
  const { links, busy, logOut } = useAccountLinks()
  return (
    <ul>
      {links.map(({ to, title }) => (
        <li key={to}>
          <Link to={to} className={look} onClick={onClose}>
            {title}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          aria-disabled={busy || undefined}
          className={`${look} w-full text-left`}
          onClick={() => logOut().then(onClose)}
        >
          {t('signOut')}
        </button>
      </li>
    </ul>
  )
}
