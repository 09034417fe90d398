import { useForm } from 'react-hook-form'
import { CASE_WORDS } from '../../../domains/returns/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { TextArea } from '../forms/text-area.tsx'
import { useAction } from '../forms/use-action.ts'
import { ChooseFiles } from './choose-files.tsx'
import type { SendCaseFile } from './files-way.ts'
import type { PlainForm } from './plain-form.ts'
import { useChosenFiles } from './use-chosen-files.ts'

type Props = {
  label: string
  submit: string
  done?: string
  /** Characters at least; 1 unless said. */
  least?: number
  /** Sent without scripts, too. */
  plain?: PlainForm
  variant?: 'secondary' | 'danger'
  /** Takes files along: sent ahead, and named with the words. */
  sendFile?: SendCaseFile
  onSend: (words: string, files: number[]) => Promise<unknown>
}

/** Words that go with a step, and the button that takes it. */
export function WordsForm({ label, submit, done, least = 1, plain, variant = 'secondary', sendFile, onSend }: Props) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const chosen = useChosenFiles(sendFile)
  const form = useForm({ defaultValues: { words: '' } })
  const error = form.formState.errors.words?.message
  const send = form.handleSubmit(async ({ words }) => {
    const sent = await run(async () => {
      const files = await chosen.sendAll()
      // What is wrong stands beside the files.
      return files !== undefined && onSend(words, files)
    }, done ?? t('done'))
    if (!sent) return
    form.reset()
    chosen.clear()
  })
  const isLong = (words: string) => words.trim().length >= least || t(least > 1 ? 'tooShort' : 'required')
  return (
    <form
      method="post"
      {...(plain && { action: plain.action })}
      noValidate={useInBrowser()}
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
      {sendFile && <ChooseFiles chosen={chosen} busy={busy} />}
      <Button type="submit" variant={variant} busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
