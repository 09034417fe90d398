import { type RefObject, use, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../browser-api.ts'
import { pastSearches } from '../session/past-searches.ts'
import { loadTexts } from '../texts/load-browser.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { type Line, SuggestionLine } from './suggestion-line.tsx'

const WAIT_FOR_TYPING = 120
const SHORTEST = 2
/** Past searches above the suggestions of the market. */
const PAST_BESIDE = 2
/** In place of an address: forgets what was searched for. */
const CLEAR = 'clear'

type Props = {
  id: string
  input: RefObject<HTMLInputElement | null>
  text: string
  active: number | undefined
  onActive: (active: number | undefined) => void
}

/** Completions under the search field: what was searched for before, then what the market has. Focus stays in the field: arrows choose, Enter goes, Escape closes. */
export default function Suggestions({ id, input, text, active, onActive }: Props) {
  use(loadTexts(useLocale(), 'hearts'))
  const t = useTexts('shell')
  const words = useTexts('hearts')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [found, setFound] = useState<readonly Line[]>([])
  const [focused, setFocused] = useState(0)
  const open = active !== undefined && found.length > 0

  useEffect(() => {
    if (pathname === '/catalog') pastSearches.add(new URLSearchParams(search).get('q') ?? '')
  }, [pathname, search])

  useEffect(() => {
    const field = input.current
    const note = () => setFocused((count) => count + 1)
    field?.addEventListener('focus', note)
    return () => field?.removeEventListener('focus', note)
  }, [input])

  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back to an empty field sees the past searches again
  useEffect(() => {
    const q = text.trim()
    const own = { kind: 'past', imageKey: null } as const
    const past = pastSearches.matching(q).map((label): Line => {
      const href = `/catalog?q=${encodeURIComponent(label)}`
      return { ...own, label, hint: words('pastSearch'), href }
    })
    if (q === '' && past.length > 0 && document.activeElement === input.current) {
      setFound([...past, { ...own, label: words('pastSearchesClear'), hint: null, href: CLEAR }])
      onActive(-1)
      return
    }
    // Only what is being typed is completed, not what the page was opened with.
    if (q.length < SHORTEST || document.activeElement !== input.current) {
      onActive(undefined)
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      api('GET /api/suggestions', { query: { q }, signal: stop.signal }).then(
        ({ suggestions }) => {
          const first = past.slice(0, PAST_BESIDE)
          const lines = [...first, ...suggestions.filter(({ href }) => !first.some((one) => one.href === href))]
          setFound(lines)
          onActive(lines.length && document.activeElement === input.current ? -1 : undefined)
        },
        // Completing is a comfort: without an answer the form still searches.
        () => onActive(undefined),
      )
    }, WAIT_FOR_TYPING)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, input, onActive, focused && text === ''])

  const choose = (href: string) => {
    onActive(undefined)
    if (href === CLEAR) pastSearches.clear()
    else navigate(href)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is as long as the list
  useEffect(() => {
    const field = input.current
    if (!field || !open) return
    const close = () => onActive(undefined)
    const go = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === 'Escape') close()
      if (by) {
        event.preventDefault()
        const places = found.length + 1
        onActive(((active + by + 1 + places) % places) - 1)
      }
      const chosen = event.key === 'Enter' ? found[active] : undefined
      if (!chosen) return
      event.preventDefault()
      choose(chosen.href)
    }
    field.addEventListener('keydown', go)
    field.addEventListener('blur', close)
    return () => {
      field.removeEventListener('keydown', go)
      field.removeEventListener('blur', close)
    }
  }, [open, found, active, input, navigate, onActive])

  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!open}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-raised"
      >
        {open &&
          found.map((item, index) => (
            <SuggestionLine
              key={`${item.kind} ${item.label} ${item.href}`}
              id={`${id}-${index}`}
              item={item}
              chosen={index === active}
              onChoose={choose}
            />
          ))}
      </div>
      <span role="status" className="sr-only">
        {open && t('suggestionsCount', { count: found.filter(({ href }) => href !== CLEAR).length })}
      </span>
    </>
  )
}
