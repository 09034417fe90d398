import { useForm } from 'react-hook-form'
import type { DocumentSettings, OwnSettings } from '../../../../domains/documents/contract.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

export type SettingsForm = Omit<OwnSettings, 'exemption' | 'revision'> & { exemption: string }

const formOf = ({ issuer, vatStatus, exemption, series }: DocumentSettings): SettingsForm => ({
  ...{ issuer, vatStatus, series },
  exemption: exemption ?? '',
})

/** The form of the settings; what the server refuses is said at its field. */
export function useDocumentSettings(companyId: number, loaded: DocumentSettings) {
  const t = useTexts('documents')
  const locale = useLocale()
  const [settings, show] = useAnswered(loaded)
  const form = useForm<SettingsForm>({ values: formOf(settings) })
  const save = form.handleSubmit(async (values) => {
    try {
      const body = { ...values, exemption: values.exemption || null, revision: settings.revision }
      show(await api('PUT /api/companies/{id}/document-settings', { params: { id: companyId }, body }))
      notify('good', t('saved'))
    } catch (error) {
      const isSaid = refuseFields(form, error, (field) => (field === 'series' ? 'series.vatInvoice' : field))
      if (!isSaid) showFailure(error, locale)
    }
  })
  return { form, save }
}
