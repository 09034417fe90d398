import { useForm } from 'react-hook-form'
import type { DocumentSettings } from '../../../../domains/documents/contract.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { KsefFields } from './ksef-fields.tsx'

type KsefForm = { mode: DocumentSettings['ksef']['mode']; token: string }

/** Whether invoices go to KSeF. The token goes in and never comes out; a log-in that is old is confirmed first. */
export function KsefPanel({ companyId: id, loaded }: { companyId: number; loaded: DocumentSettings['ksef'] }) {
  const t = useTexts('documents')
  const locale = useLocale()
  const [access, show] = useAnswered(loaded)
  const { confirmed, dialog } = useConfirmed()
  const form = useForm<KsefForm>({ values: { mode: access.mode, token: '' } })
  const save = form.handleSubmit(async ({ mode, token }) => {
    try {
      const body = { mode, ...(token.trim() && { token: token.trim() }) }
      const saved = await confirmed(() =>
        api('PUT /api/companies/{id}/document-settings/ksef', { params: { id }, body }),
      )
      if (!saved) return
      show(saved.ksef)
      notify('good', t('ksefSaved'))
    } catch (error) {
      if (!refuseFields(form, error)) showFailure(error, locale)
    }
  })
  return (
    <Panel title={t('ksefTitle')}>
      <p className="pb-4 text-muted text-sm">{t('ksefText')}</p>
      <form noValidate aria-label={t('ksefTitle')} className="grid gap-4" onSubmit={(event) => void save(event)}>
        <KsefFields form={form} tokenEnd={access.tokenEnd} />
        <Button type="submit" variant="secondary" className="justify-self-start" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </form>
      {dialog}
    </Panel>
  )
}
