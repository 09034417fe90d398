import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestion } from '../../domains/search-language/contract.ts'
import { api } from '../browser-api.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { SuggestionLine } from './suggestion-line.tsx'

const WAIT_FOR_TYPING = 120
const SHORTEST = 2

type Props = {
  id: string
  input: RefObject<HTMLInputElement | null>
  text: string
  active: number | undefined
  onActive: (active: number | undefined) => void
}

/** Completions under the search field. Focus stays in the field: arrows choose, Enter goes, Escape closes. */
export default function Suggestions({ id, input, text, active, onActive }: Props) {
  const t = useTexts('shell')
  const navigate = useNavigate()
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const open = active !== undefined && found.length > 0

  useEffect(() => {
    const q = text.trim()
    // Only what is being typed is completed, not what the page was opened with.
    if (q.length < SHORTEST || document.activeElement !== input.current) {
      onActive(undefined)
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      api('GET /api/suggestions', { query: { q }, signal: stop.signal }).then(
        ({ suggestions }) => {
          setFound(suggestions)
          onActive(suggestions.length && document.activeElement === input.current ? -1 : undefined)
        },
        // Completing is a comfort: without an answer the form still searches.
        () => onActive(undefined),
      )
    }, WAIT_FOR_TYPING)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, input, onActive])

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
      close()
      navigate(chosen.href)
    }
    field.addEventListener('keydown', go)
    field.addEventListener('blur', close)
    return () => {
      field.removeEventListener('keydown', go)
      field.removeEventListener('blur', close)
    }
  }, [open, found, active, input, navigate, onActive])

  const choose = (href: string) => {
    onActive(undefined)
    navigate(href)
  }
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
        {open && t('suggestionsCount', { count: found.length })}
      </span>
    </>
  )
}
