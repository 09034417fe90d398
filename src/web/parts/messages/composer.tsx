import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { WORDS_LIMIT } from '../../../domains/messages/rules/bounds.ts'
import { findWarnings } from '../../../domains/messages/rules/warnings.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { MessageFiles } from './message-files.tsx'
import { useMessageFiles } from './use-message-files.ts'
import { type SendMessage, useSendOnce } from './use-send-once.ts'
import { WarningsNotice } from './warnings-notice.tsx'

type Props = {
  /** Sends it; what it throws is told. */
  send: SendMessage
  /** What else helps to write: ready answers. */
  tools?: (insert: (words: string) => void) => ReactNode
  before?: ReactNode
}

/** Where a message is written: warned of what leads away, never refused for it. */
export function Composer({ send, tools, before }: Props) {
  const t = useTexts('messages')
  const form = useForm({ defaultValues: { words: '' } })
  const chosen = useMessageFiles()
  const sending = useSendOnce(send)
  /** The words whose warnings were shown: sent again as they are, they go. */
  const [warned, setWarned] = useState('')
  const warnings = findWarnings(warned)
  const submit = form.handleSubmit(async ({ words }) => {
    const text = words.trim()
    if (findWarnings(text).length > 0 && text !== warned) return setWarned(text)
    await sending.send({ words: text, files: chosen.files.map(({ id }) => id) }, () => {
      form.reset()
      chosen.clear()
      setWarned('')
    })
  })
  const isWarned = warnings.length > 0
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {/* Beside the form: what helps to write may hold a form of its own. */}
      {tools?.((words) => form.setValue('words', [form.getValues('words').trim(), words].filter(Boolean).join('\n\n')))}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        {before}
        <TextArea
          label={t('writeLabel')}
          rows={4}
          maxLength={WORDS_LIMIT}
          error={form.formState.errors.words?.message}
          {...form.register('words', {
            validate: (words) => words.trim() !== '' || chosen.files.length > 0 || t('needsWords'),
          })}
        />
        {isWarned && <WarningsNotice live warnings={warnings} title={t('warnWriter')} />}
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1">
            <MessageFiles chosen={chosen} busy={sending.busy} />
          </div>
          <Button type="submit" busy={sending.busy}>
            {t(isWarned ? 'sendAnyway' : 'send')}
          </Button>
        </div>
      </form>
    </div>
  )
}
