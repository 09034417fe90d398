import { useEffect, useRef, useState } from 'react'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { fieldLabel, fieldValue } from '../field-words.ts'
import { formOfOffer } from '../form-of-offer.ts'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { moment } from '../prices/moment.ts'
import { settleConflict } from './adopt-answer.ts'
import { mergeForms } from './merge-forms.ts'

/** Somebody else was faster. Both sides stand here, field by field; nothing is saved before the person has chosen. */
export function ConflictNotice() {
  const t = useTexts('offer')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { store, tree, comma } = useOfferTools()
  const { newest, base, draft: form } = useOffer((state) => state)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const open = newest !== null
  useEffect(() => {
    if (!open) return
    setTheirs(new Set())
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [open])
  if (!newest) return null
  const saved = formOfOffer(newest, comma)
  const { both, taken } = mergeForms(base, form, saved)
  const words = { t, shell, tree, locale }
  const versions = [...form.versions, ...saved.versions, ...base.versions]
  const label = (field: string) =>
    fieldLabel(field, form, (id) => versions.find((version) => String(version.id) === id), words)
  const choose = (field: string, side: string) => {
    const next = new Set(theirs)
    if (side === 'theirs') next.add(field)
    else next.delete(field)
    setTheirs(next)
  }
  return (
    <div ref={box} tabIndex={-1} data-conflict="" className="scroll-mt-4 outline-none">
      <Notice tone="warning" live title={t('conflictTitle')}>
        <p>
          {newest.updatedBy
            ? t('conflictBy', { name: newest.updatedBy, at: moment(newest.updatedAt, locale) })
            : t('conflictAt', { at: moment(newest.updatedAt, locale) })}{' '}
          {t('conflictText')}
        </p>
        {taken.length > 0 && (
          <p className="mt-2">
            {t('conflictTaken')} <span className="font-medium">{taken.map(label).join(', ')}</span>
          </p>
        )}
        {both.length > 0 && <p className="mt-2">{t('conflictBoth')}</p>}
        {both.map((field) => (
          <ChoiceCards
            key={field}
            className="mt-3 break-words"
            legend={label(field)}
            columns
            value={theirs.has(field) ? 'theirs' : 'mine'}
            onChange={(side) => choose(field, side)}
            choices={[
              { value: 'mine', label: t('mine'), text: fieldValue(field, form, words).slice(0, 300) },
              { value: 'theirs', label: t('theirs'), text: fieldValue(field, saved, words).slice(0, 300) },
            ]}
          />
        ))}
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => settleConflict(store, theirs, comma)}>{t('conflictMerge')}</Button>
          <Button
            variant="quiet"
            onClick={() =>
              store.set({ offer: newest, base: saved, draft: saved, newest: null, phase: 'idle', errors: {} })
            }
          >
            {t('conflictDrop')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
