import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { LineProps } from './line-props.ts'
import { ReviewPictures } from './review-pictures.tsx'
import { CommentField, ScoreField } from './score-field.tsx'

/** Score first, then a few words and pictures; the same form changes what was written. */
export function ReviewForm({ line, purchaseKey, author, onChange }: LineProps) {
  const t = useTexts('reviewWork')
  const locale = useLocale()
  const { review, itemId } = line
  const [pictures, setPictures] = useState<readonly string[]>(review?.pictures ?? [])
  const form = useForm({ defaultValues: { score: review ? String(review.score) : '', comment: review?.comment ?? '' } })
  const { errors, isSubmitting } = form.formState
  const isClosed = review !== null && review.changeUntil === null
  const send = form.handleSubmit(async ({ score, comment }) => {
    const body = { score: Number(score), comment, pictures: [...pictures], locale }
    try {
      onChange(await api('PUT /api/purchases/{key}/reviews/{itemId}', { params: { key: purchaseKey, itemId }, body }))
      notify('good', t('saved'))
    } catch (error) {
      if (!refuseFields(form, error)) showFailure(error, locale)
    }
  })
  const day = dateFormat(locale, { dateStyle: 'long' })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      <ScoreField
        disabled={isClosed}
        error={errors.score?.message}
        register={form.register('score', { required: t('scoreNeeded') })}
      />
      <CommentField
        disabled={isClosed}
        error={errors.comment?.message}
        register={form.register('comment')}
        text={form.watch('comment')}
      />
      <ReviewPictures {...{ pictures, setPictures, purchaseKey, itemId, disabled: isClosed }} />
      <p className="text-muted text-sm">
        {!review && t('shownAs', { name: author })}
        {review?.changeUntil && t('changeUntil', { date: day.format(new Date(review.changeUntil)) })}
        {isClosed && t('noChange')}
      </p>
      {!isClosed && (
        <Button type="submit" busy={isSubmitting} className="self-start">
          {t(review ? 'save' : 'send')}
        </Button>
      )}
    </form>
  )
}
