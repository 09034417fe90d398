import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { BulkRun, BulkSelection } from '../../../../../domains/product-list/contract.ts'
import type { BulkKind } from '../../../../../domains/product-list/rules/bulk-change.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { ChangeFields } from './change-form.tsx'
import { ChangePreview } from './change-preview.tsx'
import { type ChangeForm, EMPTY_CHANGE, readChange } from './read-change.ts'
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
  const form = useForm({ defaultValues: EMPTY_CHANGE })
  const { seen, busy, look, run, back } = useBulk(companyId, onRun)
  const typed = form.watch()
  const submit = form.handleSubmit((values) => {
    const change = readChange(kind, values)
    if ('wrong' in change) return form.setError('root', { message: t(change.wrong) })
    return look({ selection, change })
  })
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
        <form id={id} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
          <p className="numbers text-muted text-sm">{count}</p>
          <ChangeFields
            kind={kind}
            form={typed}
            error={form.formState.errors.root?.message}
            onChange={(part) => {
              form.clearErrors()
              for (const [name, value] of Object.entries(part)) form.setValue(name as keyof ChangeForm, value)
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
