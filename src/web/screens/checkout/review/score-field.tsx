import { type ComponentProps, useId } from 'react'
import { COMMENT_LIMIT } from '../../../../domains/reviews/rules/review-rules.ts'
import { countCharacters } from '../../../../values/characters.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const SCORES = [5, 4, 3, 2, 1] as const

type Props = { register: ComponentProps<'input'>; error: string | undefined; disabled: boolean }

/** One of five, in words and figures. Native radio buttons: arrows move. */
export function ScoreField({ register, error, disabled }: Props) {
  const t = useTexts('reviewWork')
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}e` : undefined}>
      <legend className="mb-2 font-medium text-sm">{t('scoreLegend')}</legend>
      <div className="flex flex-wrap gap-2">
        {SCORES.map((score) => (
          <label
            key={score}
            className="flex min-h-11 items-center gap-2 rounded-md border border-edge bg-surface px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              {...register}
              type="radio"
              value={score}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              className="size-4.5 accent-accent outline-none"
            />
            <span>
              <span className="numbers font-semibold">{score}</span> – {t(`score_${score}`)}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={`${id}e`} error={error} />
      </div>
    </fieldset>
  )
}

/** V09: a few words, and how many of sixty characters they are. */
export function CommentField({ register, error, disabled, text }: Props & { text: string }) {
  const t = useTexts('reviewWork')
  const hint = `${t('commentHint', { maximum: COMMENT_LIMIT })} ${countCharacters(text)} / ${COMMENT_LIMIT}`
  return (
    <TextField
      {...register}
      label={t('comment')}
      hint={hint}
      optional
      maxLength={COMMENT_LIMIT}
      disabled={disabled}
      error={error}
    />
  )
}
