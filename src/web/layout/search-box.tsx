import { Search } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const Suggestions = lazyPart(() => import('./suggestions.tsx'))

/** The search field of the header: a plain form that works by itself. What completes the typing is fetched when someone enters it. */
export function SearchBox({ action }: { action: string }) {
  const t = useTexts('shell')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const searched = pathname === '/catalog' ? (params.get('q') ?? '') : ''
  const [text, setText] = useState(searched)
  const [entered, setEntered] = useState(false)
  /** Line of the suggestions that is chosen by arrows; -1: none, undefined: no suggestions shown. */
  const [active, setActive] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  useEffect(() => setText(searched), [searched])
  useEffect(() => {
    // Typed before the scripts had come.
    if (input.current?.value) setText(input.current.value)
  }, [])
  return (
    <search className="relative block w-full">
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          input.current?.blur()
          navigate(`/catalog?q=${encodeURIComponent(text.trim())}`)
        }}
        className="flex items-center rounded-md border border-edge bg-surface transition-colors focus-within:border-accent hover:border-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
      >
        <input
          ref={input}
          name="q"
          type="search"
          role="combobox"
          aria-label={t('searchLabel')}
          aria-expanded={active !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active !== undefined && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={200}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={() => setEntered(true)}
          className="h-11 min-w-0 flex-1 rounded-md bg-transparent px-3.5 text-base outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t('search')}
          className="inline-flex size-11 items-center justify-center rounded-md hover:text-accent"
        >
          <Search className="size-5" aria-hidden="true" />
        </button>
      </form>
      {entered && (
        <Suspense>
          <Suggestions id={listId} input={input} text={text} active={active} onActive={setActive} />
        </Suspense>
      )}
    </search>
  )
}
