import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { foldText } from '../../../values/text-fold.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { startHere } from '../../ui/start-here.ts'
import { TextField } from '../../ui/text-field.tsx'

export type PanelPage = { to: string | { pathname: string; search: string }; label: string }
type Props = { pages: readonly PanelPage[]; onChosen: () => void }

/** A page of the panel by a few letters of its name; Enter opens the first. */
export function PageFinder({ pages, onChosen }: Props) {
  const t = useTexts('shortcuts')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const found = pages.filter(({ label }) => foldText(label).includes(foldText(typed.trim())))
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = found
        if (!first) return
        onChosen()
        void navigate(first.to)
      }}
    >
      <TextField
        label={t('pagesLabel')}
        hint={t('pagesHint')}
        type="search"
        autoComplete="off"
        ref={startHere}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-muted text-sm'}>
        {found.length > 0 ? t('pagesFound', { count: found.length }) : t('pagesNone')}
      </p>
      <ul>
        {found.map(({ to, label }, at) => (
          <li key={label + at.toString()}>
            <Link to={to} onClick={onChosen} className="flex min-h-10 items-center rounded-md px-2 hover:bg-sunken">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </form>
  )
}
