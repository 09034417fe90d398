import { useEffect, useState } from 'react'
import type { NoticeChoice } from '../../../../domains/notices/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAct } from '../../../parts/forms/use-act.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'

/** Mails about lower prices come to whoever has asked for them here, or among the settings of notices. */
export function PriceMails() {
  const t = useTexts('wishes')
  const { act } = useAct()
  const [choice, setChoice] = useState<NoticeChoice | undefined>()
  useEffect(() => {
    api('GET /api/notices/choices').then(
      ({ choices }) => setChoice(choices.find(({ kind }) => kind === 'priceDropped')),
      () => undefined,
    )
  }, [])
  if (!choice) return null
  const change = (byMail: boolean) =>
    act(async (call) => {
      const next = { ...choice, byMail }
      // Ticked at once; taken back where it was refused.
      setChoice(next)
      try {
        await call('PUT /api/notices/choices', { body: { choices: [next] } })
      } catch (error) {
        setChoice(choice)
        throw error
      }
    })
  return (
    <CheckboxField
      className="mt-3"
      label={t('priceMails')}
      hint={t('priceMailsHint')}
      checked={choice.byMail}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}
