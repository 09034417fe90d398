import { useEffect } from 'react'
import { isDirty } from '../../../parts/forms/draft/create-draft.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { useOffer } from './offer-tools.ts'
import { timeOfDay } from './prices/moment.ts'

/** Whether what is typed is kept: read out when it changes. */
export function SaveWords() {
  const t = useTexts('offer')
  const locale = useLocale()
  const state = useOffer((all) => all)
  const { phase, failure, savedAt, offer, draft: form, errors } = state
  const dirty = isDirty(state)
  const isDraft = !offer || offer.status === 'draft'
  const failed = phase === 'failed' && failure ? `${t('saveFailed')}. ${failure}` : ''
  useEffect(() => {
    if (failed) notify('danger', failed)
  }, [failed])
  const words = () => {
    if (phase === 'saving') return t('saving')
    if (phase === 'failed') return failed || t('saveStopped')
    if (dirty && Object.keys(errors).length > 0) return t('saveWrong')
    if (dirty && isDraft && !(form.title.trim() && form.categoryId !== null)) return t('saveNeeds')
    if (dirty) return t('unsaved')
    if (savedAt) return t('savedAt', { time: timeOfDay(savedAt, locale) })
    return ''
  }
  return (
    <p
      aria-live="polite"
      data-save={phase}
      className={phase === 'failed' ? 'font-medium text-danger text-sm' : 'text-muted text-sm'}
    >
      {words()}
    </p>
  )
}
