import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { FILTER_NAME_LENGTH } from '../../../../domains/fulfilment/saved-filters/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { FILTER_NAMES, orderQuery } from '../../../parts/fulfilment/load-orders.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { companyId: number; onClose: () => void }

/** Asks for the name under which the filter in the address is kept. */
export function SaveFilterDialog({ companyId, onClose }: Props) {
  const t = useTexts('savedFilters')
  const id = useId()
  const { search } = useLocation()
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { name: '' } })
  const save = form.handleSubmit(async ({ name }) => {
    const filter = orderQuery(new URL(search, location.origin), ...FILTER_NAMES)
    const call = { params: { id: companyId }, body: { name, filter } }
    if (await run(() => api('PUT /api/companies/{id}/order-filters', call), t('saved'))) onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('save')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <p className="text-sm">{t('saveText')}</p>
        <TextField
          label={t('name')}
          placeholder={t('nameHint')}
          required
          maxLength={FILTER_NAME_LENGTH}
          {...form.register('name', { required: true })}
        />
      </form>
    </Dialog>
  )
}
