import { UserRoundCheck } from 'lucide-react'
import { type KeyboardEvent, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useAuth } from '../session/auth-state.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useAccountLinks } from './use-account-links.ts'

const line = 'flex min-h-11 w-full items-center rounded-md px-3 text-left text-sm hover:bg-sunken'
const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The account button of whoever is logged in, and what it opens. */
export default function AccountMenu() {
  const t = useTexts('shell')
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div ref={place} className="relative">
      <IconButton label={t('account')} aria-expanded={open} onClick={() => setOpen(!open)}>
        <UserRoundCheck className="size-5" aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense>
          <List place={place} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

type Props = {
  /** Holds the button and the list. */
  place: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A plain list that a button shows: Tab goes through it as through any links, arrows as well; Escape goes back to the button. */
function List({ place, onClose }: Props) {
  const t = useTexts('shell')
  const { user } = useAuth()
  const { links, busy, logOut } = useAccountLinks()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('a')?.focus()
    const outside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) onClose()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [place, onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      place.current?.querySelector('button')?.focus()
      onClose()
    }
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const step = STEP[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step && at + step + items.length
    if (next === undefined) return
    event.preventDefault()
    items[next % items.length]?.focus()
  }
  return (
    <nav
      ref={list}
      aria-label={t('account')}
      onKeyDown={onKeyDown}
      className="absolute top-full right-0 z-40 mt-1 w-60 rounded-lg border border-line bg-surface p-1.5 shadow-raised"
    >
      {user?.firstName && (
        <p className="mb-1 truncate border-line border-b px-3 pt-1.5 pb-2.5 font-semibold">{user.firstName}</p>
      )}
      <ul>
        {links.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} onClick={onClose} className={line}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-disabled={busy || undefined} onClick={logOut} className={line}>
            {t('signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
