import { useForm } from 'react-hook-form'
import { CASE_WORDS } from '../../../domains/returns/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { useAction } from '../forms/use-action.ts'
import { useScripted } from '../forms/use-scripted.ts'
import type { PlainForm } from './plain-form.ts'

type Props = {
  label: string
  submit: string
  done?: string
  /** Characters at least; 1 unless said. */
  least?: number
  /** Sent without scripts, too. */
  plain?: PlainForm
  variant?: 'secondary' | 'danger'
  onSend: (words: string) => Promise<unknown>
}

/** Words that go with a step, and the button that takes it. */
export function WordsForm({ label, submit, done, least = 1, plain, variant = 'secondary', onSend }: Props) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { words: '' } })
  const error = form.formState.errors.words?.message
  const send = form.handleSubmit(async ({ words }) => {
    if (await run(() => onSend(words), done ?? t('done'))) form.reset()
  })
  const isLong = (words: string) => words.trim().length >= least || t(least > 1 ? 'tooShort' : 'required')
  return (
    <form
      method="post"
      {...(plain && { action: plain.action })}
      noValidate={useScripted()}
      onSubmit={(event) => void send(event)}
      className="flex flex-col items-start gap-3"
    >
      {plain && <input type="hidden" name="step" value={plain.step} />}
      <TextArea
        className="w-full"
        label={label}
        rows={3}
        required
        minLength={least}
        maxLength={CASE_WORDS}
        {...(error && { error })}
        {...form.register('words', { validate: isLong })}
      />
      <Button type="submit" variant={variant} busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
