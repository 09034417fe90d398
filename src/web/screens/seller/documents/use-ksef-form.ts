import { useForm } from 'react-hook-form'
import type { DocumentSettings, KsefBody } from '../../../../domains/documents/contract.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

export type KsefForm = {
  mode: DocumentSettings['ksef']['mode']
  token: string
  certificate: { serial: string; privateKey: string }
  removeCertificate: boolean
}

/** What KSeF needs, sent as it was entered: secrets that are left empty stay. A log-in that is old is confirmed first. */
export function useKsefForm(id: number, loaded: DocumentSettings['ksef']) {
  const t = useTexts('documents')
  const locale = useLocale()
  const [access, show] = useAnswered(loaded)
  const { confirmed, dialog } = useConfirmed()
  const form = useForm<KsefForm>({
    values: { mode: access.mode, token: '', certificate: { serial: '', privateKey: '' }, removeCertificate: false },
  })
  const save = form.handleSubmit(async (entered) => {
    const { serial, privateKey } = trimmed(entered)
    if ((serial === '') !== (privateKey === '')) {
      const empty = serial === '' ? 'certificate.serial' : 'certificate.privateKey'
      return form.setError(empty, { message: t('ksefBoth') }, { shouldFocus: true })
    }
    try {
      const body = bodyOf(entered)
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
  return { form, access, save, dialog }
}

const trimmed = ({ certificate }: KsefForm) => ({
  serial: certificate.serial.trim(),
  privateKey: certificate.privateKey.trim(),
})

function bodyOf(entered: KsefForm): KsefBody {
  const { mode, token, removeCertificate } = entered
  const certificate = trimmed(entered)
  return {
    mode,
    ...(token.trim() && { token: token.trim() }),
    ...(certificate.serial ? { certificate } : removeCertificate ? { certificate: null } : {}),
  }
}
