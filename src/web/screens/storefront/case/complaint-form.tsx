import { type FormEvent, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { EXPLANATION_LEAST as least, EXPLANATION_LIMIT as most } from '../../../../domains/moderation/rules/reasons.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

const PROBLEMS = ['words', 'made', 'late', 'nothing', 'often', 'failed'] as const

/** Complaining of a decision: a plain form, which works without scripts. */
export function ComplaintForm() {
  const t = useTexts('moderation')
  const { key = '' } = useParams()
  const [params] = useSearchParams()
  const { busy, run } = useAction()
  const [short, setShort] = useState(false)
  const told = PROBLEMS.find((one) => one === params.get('problem'))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('words') as HTMLTextAreaElement
    const words = field.value.trim()
    setShort(words.length < least)
    if (words.length < least) return field.focus()
    void run(() => api('POST /api/reports/{key}/complaint', { params: { key }, body: { words } }), t('complained'))
  }
  const problem = short ? 'words' : told
  return (
    <section id="complaint" aria-labelledby="complain" className="scroll-mt-4">
      <h2 id="complain" className="text-xl">
        {t('complain')}
      </h2>
      <p className="mt-1 text-muted">{t('complainText')}</p>
      <form method="post" action="?" noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
        <TextArea
          label={t('complainWords')}
          name="words"
          rows={6}
          maxLength={most}
          required
          error={problem && t(`problem_${problem}`, { least, most })}
        />
        <Button type="submit" busy={busy} className="self-start">
          {t('complainSend')}
        </Button>
      </form>
    </section>
  )
}
