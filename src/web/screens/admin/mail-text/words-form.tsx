import { useState } from 'react'
import { WORDS_LIMITS } from '../../../../domains/mail/rules/mail-words.ts'
import type { MailText, MailWordsBody } from '../../../../domains/mail/texts/contract.ts'
import { api } from '../../../browser-api.ts'
import { type FieldMessages, fieldMessages } from '../../../parts/forms/field-messages.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Preview } from './preview.tsx'

type Props = { template: string; text: MailText['languages'][number]; begin: MailWordsBody }

const MOST = WORDS_LIMITS.paragraph * 4
const joined = (paragraphs: readonly string[]) => paragraphs.join('\n\n')
const parted = (text: string) =>
  text
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

/** The words of a mail in one language beside the mail as it will look. */
export function WordsForm({ template, text: { locale, standing, builtIn, version }, begin }: Props) {
  const t = useTexts('mailTexts')
  const { busy, run } = useAction()
  const [subject, setSubject] = useState(begin.subject)
  const [lines, setLines] = useState(joined(begin.lines))
  const [button, setButton] = useState(begin.button ?? builtIn.button)
  const [after, setAfter] = useState(joined(begin.after))
  const [wrong, setWrong] = useState<FieldMessages>({})
  const hasButton = builtIn.button !== undefined
  const words = {
    ...{ subject, lines: parted(lines), after: parted(after) },
    ...(hasButton && { button: button ?? '' }),
  }
  const params = { template, locale }
  const save = () =>
    run(async () => {
      setWrong({})
      try {
        await api('PUT /api/admin/mail-texts/{template}/{locale}', { params, body: { words, version } })
      } catch (error) {
        setWrong(fieldMessages(error))
        throw error
      }
    }, t('saved'))
  const reset = () =>
    run(() => api('DELETE /api/admin/mail-texts/{template}/{locale}', { params, query: { version } }), t('resetDone'))
  const errorOf = (part: string) =>
    Object.entries(wrong).find(([field]) => field === `words.${part}` || field.startsWith(`words.${part}.`))?.[1]
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        className="flex min-w-0 flex-col gap-4"
      >
        {standing === 'outdated' && (
          <Notice tone="warning" title={t('outdated')}>
            {t('outdatedText')}
          </Notice>
        )}
        <TextField
          label={t('subject')}
          lang={locale}
          maxLength={WORDS_LIMITS.subject}
          value={subject}
          error={errorOf('subject')}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextArea
          label={t(hasButton ? 'lines' : 'linesPlain')}
          hint={t('paragraphs')}
          lang={locale}
          rows={8}
          maxLength={MOST}
          value={lines}
          error={errorOf('lines')}
          onChange={({ target }) => setLines(target.value)}
        />
        {hasButton && (
          <TextField
            label={t('button')}
            lang={locale}
            maxLength={WORDS_LIMITS.button}
            value={button ?? ''}
            error={errorOf('button')}
            onChange={({ target }) => setButton(target.value)}
          />
        )}
        <TextArea
          label={t(hasButton ? 'after' : 'afterPlain')}
          optional
          lang={locale}
          rows={5}
          maxLength={MOST}
          value={after}
          error={errorOf('after')}
          onChange={({ target }) => setAfter(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
          {standing !== 'builtIn' && (
            <Button variant="secondary" busy={busy} onClick={() => void reset()}>
              {t('reset')}
            </Button>
          )}
        </div>
        {standing !== 'builtIn' && (
          <Disclosure title={t('builtIn')}>
            <div lang={locale} className="flex flex-col gap-2 whitespace-pre-line text-sm">
              <p className="font-semibold">{builtIn.subject}</p>
              <p>{joined([...builtIn.lines, ...(builtIn.button ? [`[${builtIn.button}]`] : []), ...builtIn.after])}</p>
            </div>
          </Disclosure>
        )}
      </form>
      <Preview template={template} locale={locale} words={words} />
    </div>
  )
}
