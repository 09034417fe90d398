import { useState } from 'react'
import { LOCALES } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { type FieldMessages, fieldMessages } from '../../../parts/forms/field-messages.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TextFile } from './load-file.ts'

type Props = { file: TextFile; draft: NonNullable<TextFile['draft']> }
const GROUNDS = ['law', 'danger'] as const

/** Makes the saved draft the next version, from a day on. */
export function PublishForm({ file: { page, bindsSellers, earliest, noticeDays }, draft }: Props) {
  const t = useTexts('pageTexts')
  const [from, setFrom] = useState(earliest)
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>('law')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<FieldMessages>({})
  const { busy, run } = useAction()
  const isEarly = bindsSellers && from !== '' && from < earliest
  const missing = LOCALES.filter((locale) => !draft.words[locale])
  const publish = () =>
    run(async () => {
      setWrong({})
      try {
        const body = { revision: draft.revision, from, exception: isEarly ? { ground, reason } : null }
        await api('POST /api/admin/texts/{page}/versions', { params: { page }, body })
      } catch (error) {
        setWrong(fieldMessages(error))
        throw error
      }
    }, t('published'))
  return (
    <Panel title={t('publish')} aria-label={t('publish')} className="mt-8 max-w-2xl">
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}
      >
        <p className="text-muted text-sm">{t('publishText')}</p>
        {missing.length > 0 && (
          <Notice tone="warning">
            {t('missingWarning', { languages: missing.map((one) => one.slice(0, 2)).join(', ') })}
          </Notice>
        )}
        <TextField
          className="w-full"
          type="date"
          label={t('from')}
          hint={bindsSellers ? t('fromHint', { days: noticeDays }) : undefined}
          value={from}
          error={wrong.from}
          onChange={({ target }) => setFrom(target.value)}
        />
        {isEarly && (
          <>
            <SelectField
              className="w-full"
              label={t('ground')}
              value={ground}
              options={GROUNDS.map((value) => ({ value, label: t(`ground_${value}`) }))}
              onChange={({ target }) => setGround(GROUNDS.find((one) => one === target.value) ?? 'law')}
            />
            <TextArea
              className="w-full"
              label={t('reason')}
              hint={t('reasonHint')}
              maxLength={1000}
              value={reason}
              error={wrong['exception.reason']}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        )}
        <Button type="submit" busy={busy}>
          {t('publishNow')}
        </Button>
      </form>
    </Panel>
  )
}
