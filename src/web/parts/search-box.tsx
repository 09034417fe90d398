import { Search } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Suggestion } from '../../domains/search/contract.ts'
import { api } from '../browser-api.ts'
import { useTexts } from '../texts/use-texts.tsx'

const SuggestionList = lazy(() => import('./suggestion-list.tsx'))
const WAIT_FOR_TYPING = 120

/** The search field of the header: suggestions while typing, arrows and Enter to choose. Works as a plain form without scripts. */
export function SearchBox({ action }: { action: string }) {
  const t = useTexts('shell')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const typedBefore = pathname === '/catalog' ? (params.get('q') ?? '') : ''
  const [text, setText] = useState(typedBefore)
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLFormElement>(null)
  const listId = useId()

  useEffect(() => setText(typedBefore), [typedBefore])
  useEffect(() => {
    const q = text.trim()
    if (!open || q.length < 2) {
      setFound([])
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      api('GET /api/suggestions', { query: { q }, signal: stop.signal }).then(
        ({ suggestions }) => {
          setFound(suggestions)
          setActive(-1)
        },
        () => {},
      )
    }, WAIT_FOR_TYPING)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, open])

  const go = (to: string) => {
    setOpen(false)
    navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
    if (!found.length || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const by = event.key === 'ArrowDown' ? 1 : -1
    setActive((index) => ((index + by + 1 + found.length + 1) % (found.length + 1)) - 1)
  }
  const shown = open && found.length > 0
  return (
    <search className="relative w-full">
      <form
        ref={box}
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = found[active]
          go(chosen ? chosen.href : `/catalog?q=${encodeURIComponent(text.trim())}`)
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
        }}
        className="flex items-center rounded-md border border-edge bg-surface transition-colors focus-within:border-accent hover:border-ink"
      >
        <input
          name="q"
          type="search"
          role="combobox"
          aria-label={t('searchLabel')}
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={200}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 rounded-md bg-transparent px-3.5 text-base placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t('search')}
          className="inline-flex size-11 items-center justify-center rounded-md hover:text-accent"
        >
          <Search className="size-5" aria-hidden="true" />
        </button>
        {open && (
          <Suspense>
            <SuggestionList id={listId} items={shown ? found : []} active={active} onChoose={go} />
          </Suspense>
        )}
      </form>
    </search>
  )
}
