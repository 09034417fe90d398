import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { NoticeView } from '../../../../domains/site/guarantee/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { sendFile } from '../../../parts/files/send-file.ts'
import { DOCUMENTS, exceeds } from '../../../parts/files/upload-limits.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { Panel } from '../../../ui/panel.tsx'

const MAX_MB = 4
const KINDS: Record<string, string> = {
  ...{ 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' },
}

/** The file of one language: chosen, sent and in force at once. */
export function NoticeFile({ locale: of, file }: NoticeView['files'][number]) {
  const t = useTexts('duties')
  const languages = useTexts('languages')
  const locale = useLocale()
  const id = useId()
  const { revalidate } = useRevalidator()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const [said, say] = useState('')
  const busy = part !== null
  const title = t('noticeLanguage', { language: languages(of) })
  const params = { locale: of }
  const run = async (action: () => Promise<unknown>, done: string) => {
    if (busy) return
    setProblem(undefined)
    say('')
    setPart(0)
    try {
      await action()
      await revalidate()
      say(done)
    } catch (failure) {
      setProblem(failureText(failure, locale))
    } finally {
      setPart(null)
    }
  }
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    if (exceeds(chosen, MAX_MB)) return setProblem(t('noticeTooLarge', { maximum: MAX_MB }))
    void run(() => sendFile('PUT /api/admin/guarantee-notice/{locale}', { params }, chosen, setPart), t('noticeSaved'))
  }
  return (
    <Panel title={title}>
      <p className="text-sm">
        {file
          ? t('noticeThere', {
              day: dateFormat(locale, { dateStyle: 'short' }).format(new Date(file.addedAt)),
              kind: KINDS[file.media] ?? file.media,
              size: Math.ceil(file.size / 1024),
            })
          : t('noticeNone')}
      </p>
      <p id={`${id}h`} className="mt-1 text-muted text-sm">
        {t('noticeHint', { maximum: MAX_MB })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <label
          className={`${buttonLook({ variant: 'secondary' })} has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2`}
        >
          {t(file ? 'noticeReplace' : 'noticeChoose')}
          <span className="sr-only"> {title}</span>
          <input
            type="file"
            name={`notice-${of}`}
            accept={DOCUMENTS}
            aria-describedby={problem ? `${id}h ${id}e` : `${id}h`}
            aria-invalid={problem ? true : undefined}
            className="sr-only"
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {file && (
          <Button
            variant="quiet"
            busy={busy}
            onClick={() =>
              void run(() => api('DELETE /api/admin/guarantee-notice/{locale}', { params }), t('noticeRemoved'))
            }
          >
            {t('noticeRemove')}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
      <p role="status" className="mt-1 min-h-5 text-muted text-sm">
        {busy ? t('noticeSending', { percent: Math.round(part * 100) }) : said}
      </p>
      <div role="alert">
        <FieldError id={`${id}e`} error={problem} />
      </div>
    </Panel>
  )
}
