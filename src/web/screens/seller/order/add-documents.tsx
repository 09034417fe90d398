import { useId } from 'react'
import type { DocumentView } from '../../../../domains/documents/contract.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlLook } from '../../../ui/field.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Props = {
  companyId: number
  number: string
  /** The goods are gone and nothing was issued or added. */
  mayIssue: boolean
  onAdded: (documents: DocumentView[]) => void
}

/** Has the documents issued, or takes an invoice made elsewhere: a PDF, sent as it is chosen. */
export function AddDocuments({ companyId: id, number, mayIssue, onAdded }: Props) {
  const t = useTexts('documents')
  const locale = useLocale()
  const { busy, send } = useSending()
  const field = useId()
  const add = (ask: () => Promise<{ documents: DocumentView[] }>, done: string) =>
    void send(async () => {
      try {
        onAdded((await ask()).documents)
        notify('good', done)
      } catch (error) {
        showFailure(error, locale)
      }
    })
  const upload = (file: File) =>
    add(
      () =>
        api('POST /api/companies/{id}/orders/{number}/document-files', {
          params: { id, number },
          query: { name: file.name.slice(0, 120) },
          file,
        }),
      t('added'),
    )
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      {mayIssue && (
        <Button
          variant="secondary"
          className="self-start"
          busy={busy}
          onClick={() =>
            add(
              () => api('POST /api/companies/{id}/orders/{number}/documents', { params: { id, number } }),
              t('issued'),
            )
          }
        >
          {t('issue')}
        </Button>
      )}
      <div>
        <label htmlFor={field} className="mb-1 block font-medium text-sm">
          {t('upload')}
        </label>
        <input
          id={field}
          type="file"
          accept="application/pdf"
          disabled={busy}
          aria-describedby={`${field}h`}
          className={`${controlLook} py-2 file:mr-3 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink`}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file may be chosen again after a refusal.
            target.value = ''
            if (file) upload(file)
          }}
        />
        <p id={`${field}h`} className="mt-1 text-muted text-xs">
          {t('uploadHint')}
        </p>
      </div>
    </div>
  )
}
