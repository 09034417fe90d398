import { type FormEvent, useId, useState } from 'react'
import type { BulkRun, BulkSelection } from '../../../../../domains/product-list/contract.ts'
import type { BulkKind } from '../../../../../domains/product-list/rules/bulk-change.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { ChangeFields } from './change-form.tsx'
import { ChangePreview } from './change-preview.tsx'
import { EMPTY_CHANGE, readChange } from './read-change.ts'
import { useBulk } from './use-bulk.ts'

type Props = {
  companyId: number
  kind: BulkKind
  selection: BulkSelection
  /** How many are meant, in words. */
  count: string
  onRun: (run: BulkRun) => void
  onClose: () => void
}

/** A change of many: what, then a look at what it does, then the deed. */
export function BulkDialog({ companyId, kind, selection, count, onRun, onClose }: Props) {
  const t = useTexts('productList')
  const id = useId()
  const [form, setForm] = useState(EMPTY_CHANGE)
  const [error, setError] = useState<string>()
  const { seen, busy, look, run, back } = useBulk(companyId, onRun)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const change = readChange(kind, form)
    if ('wrong' in change) return setError(t(change.wrong))
    void look({ selection, change })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`bulkTitle_${kind}`)}
      actions={
        seen ? (
          <>
            <Button variant="secondary" onClick={back}>
              {t('back')}
            </Button>
            <Button busy={busy} disabled={seen.preview.changed === 0} onClick={() => void run()}>
              {t('run')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={id} busy={busy}>
              {t('toPreview')}
            </Button>
          </>
        )
      }
    >
      {seen ? (
        <ChangePreview preview={seen.preview} />
      ) : (
        <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
          <p className="numbers text-muted text-sm">{count}</p>
          <ChangeFields
            kind={kind}
            form={form}
            error={error}
            onChange={(part) => {
              setError(undefined)
              setForm({ ...form, ...part })
            }}
          />
          <p role="status" className="text-muted text-sm">
            {busy && t('counting')}
          </p>
        </form>
      )}
    </Dialog>
  )
}
