import { useEffect, useRef } from 'react'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { fieldLabel } from './field-words.ts'
import { goToField } from './go-to-field.ts'
import { useOffer, useOfferTools } from './offer-tools.ts'

/** Every field that is missing or wrong, each with the way to it. */
export function WrongSummary() {
  const t = useTexts('offer')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { store, tree } = useOfferTools()
  const summary = useOffer((state) => state.summary)
  const errors = useOffer((state) => state.errors)
  const form = useOffer((state) => state.draft)
  const box = useRef<HTMLDivElement>(null)
  const items = Object.entries(errors)
  const shown = summary && items.length > 0
  const first = useRef('')
  first.current = items[0]?.[1] ?? ''
  useEffect(() => {
    if (!shown) return
    notify('danger', first.current)
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [shown])
  if (!shown) return null
  return (
    <div ref={box} tabIndex={-1} data-summary="" className="outline-none">
      <Notice tone="danger" live title={t('wrongTitle', { count: items.length })}>
        <ul className="mt-1 flex flex-col">
          {items.map(([field, text]) => (
            <li key={field}>
              <button
                type="button"
                className="min-h-8 text-left underline underline-offset-4 hover:no-underline"
                onClick={() => goToField(store, field)}
              >
                {fieldLabel(field, form, (index) => form.versions[Number(index)], { t, shell, tree, locale })}
              </button>
              : {text}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
