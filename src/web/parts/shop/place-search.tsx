import { MapPin, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Place } from '../../../domains/places/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ShopDraft } from './shop-draft.ts'
import { type Found, usePlaceSearch } from './use-place-search.ts'

const TYPING_PAUSE = 350

type Props = {
  draft: ShopDraft
  /** Whether the market's geocoder may be asked while somebody types. */
  asYouType: boolean
  onChoose: (place: Place) => void
}

/** A12: finds the pin by an address or a name. */
export function PlaceSearch({ draft, asYouType, onChoose }: Props) {
  const t = useTexts('myShops')
  const [text, setText] = useState('')
  const { found, busy, search, clear } = usePlaceSearch(draft.country)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(typing.current)
    if (asYouType) typing.current = setTimeout(() => search(next), TYPING_PAUSE)
  }
  const now = (words: string) => {
    clearTimeout(typing.current)
    search(words)
  }
  const address = [draft.street, [draft.postalCode, draft.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-0 flex-1 basis-64"
          label={t('search')}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter looks the place up; it does not save the shop.
            event.preventDefault()
            now(text)
          }}
        />
        <Button variant="secondary" busy={busy} onClick={() => now(text)}>
          {!busy && <Search className="size-4" aria-hidden="true" />}
          {t('find')}
        </Button>
        <Button variant="secondary" disabled={address.length < 2} onClick={() => now(address)}>
          {t('findAddress')}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {found && summary(t, found)}
      </p>
      {found && found.places.length > 0 && (
        <Results
          found={found}
          onChoose={(place) => {
            onChoose(place)
            setText('')
            clear()
          }}
        />
      )}
    </div>
  )
}

function Results({ found, onChoose }: { found: Found; onChoose: (place: Place) => void }) {
  const t = useTexts('myShops')
  return (
    <div>
      <ul className="overflow-hidden rounded-md border border-line">
        {found.places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may read the same
          <li key={index} className="border-line border-b last:border-b-0">
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2 px-3 py-2 text-left text-sm hover:bg-sunken"
              onClick={() => onChoose(place)}
            >
              <MapPin className="size-4 shrink-0 text-muted" aria-hidden="true" />
              <span className="min-w-0 break-words">{place.label}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted text-xs">{t('source', { source: found.attribution })}</p>
    </div>
  )
}

function summary(t: ReturnType<typeof useTexts<'myShops'>>, { places, preparing, source }: Found): string {
  if (preparing) return t('preparingPlaces')
  if (places.length === 0) return t('foundNone')
  const count = t('found', { count: places.length, number: places.length })
  return source === 'offline' ? `${count} ${t('offlineTown')}` : count
}
