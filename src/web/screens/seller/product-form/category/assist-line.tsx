import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { OfferProposal } from '../../../../../domains/search/assist/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { fieldLabel, fieldValue } from '../field-words.ts'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { proposalsFor, takeUntouched } from './proposals.ts'

const SHORTEST = 3

/** What the title says already: proposed, taken over one by one or all at once, never by itself. */
export function AssistLine() {
  const t = useTexts('offer')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { store, tree, comma, editable } = useOfferTools()
  const form = useOffer((state) => state.draft)
  const { busy, send } = useSending()
  const [proposal, setProposal] = useState<OfferProposal>()
  if (!editable || form.title.trim().length < SHORTEST) return null
  const ask = () =>
    send(async () => {
      try {
        setProposal(await api('POST /api/offer-assist', { body: { title: form.title.trim() } }))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  const found = proposal ? proposalsFor(proposal, form, comma) : []
  const words = { t, shell, tree, locale }
  // Attributes are named by the category that was proposed with them.
  const named = { ...form, categoryId: proposal?.categoryId ?? form.categoryId }
  return (
    <div aria-live="polite" className="-mt-2 flex flex-col items-start gap-2">
      {found.length === 0 && (
        <Button variant="quiet" busy={busy} onClick={() => void ask()} className="-ml-4">
          {t('assist')}
        </Button>
      )}
      {proposal && found.length === 0 && <p className="text-muted text-sm">{t('assistNothing')}</p>}
      {found.length > 0 && (
        <fieldset className="w-full rounded-md bg-sunken p-4">
          <legend className="sr-only">{t('assistFound')}</legend>
          <p className="mb-2 text-sm">{t('assistFound')}</p>
          <ul className="flex flex-wrap gap-2">
            {found.map(({ field, form: next }) => (
              <li key={field}>
                <Button variant="secondary" onClick={() => store.change(next)} className="font-normal">
                  <Plus className="size-4 shrink-0" aria-hidden="true" />
                  <span>
                    {fieldLabel(field, named, () => undefined, words)}:{' '}
                    <span className="font-semibold">
                      {fieldValue(
                        field,
                        { ...next, categoryId: field === 'categoryId' ? next.categoryId : named.categoryId },
                        words,
                      )}
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => proposal && store.change(takeUntouched(proposal, form, comma))}>
              {t('assistAll')}
            </Button>
            <Button variant="quiet" onClick={() => setProposal(undefined)}>
              {t('assistDrop')}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  )
}
