import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ReceivedReview } from '../../../../domains/reviews/contract.ts'
import { REPLY_LIMIT } from '../../../../domains/reviews/rules/review-rules.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The company's one reply: written, or written anew. */
export function Reply({ review: { id, reply }, companyId }: { review: ReceivedReview; companyId: number }) {
  const t = useTexts('reviewWork')
  const [open, setOpen] = useState(false)
  const form = useForm({ defaultValues: { words: reply?.words ?? '' } })
  const { busy, run } = useAction()
  const send = form.handleSubmit(async ({ words }) => {
    const params = { id: companyId, reviewId: id }
    const sent = () => api('PUT /api/companies/{id}/received-reviews/{reviewId}/reply', { params, body: { words } })
    if (await run(sent, t('replySaved'))) setOpen(false)
  })
  if (!open) {
    return (
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {t(reply ? 'replyChange' : 'yourReply')}
      </Button>
    )
  }
  return (
    <form noValidate className="mt-3 flex flex-col items-start gap-3" onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('yourReply')}
        hint={t('replyHint', { maximum: REPLY_LIMIT })}
        rows={3}
        maxLength={REPLY_LIMIT}
        className="w-full"
        error={form.formState.errors.words?.message}
        {...form.register('words', { validate: (words) => words.trim() !== '' || t('replyNeeded') })}
      />
      <Button type="submit" busy={busy}>
        {t('replySend')}
      </Button>
    </form>
  )
}
