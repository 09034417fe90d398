import type { UseFormReturn } from 'react-hook-form'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { KsefForm } from './use-ksef-form.ts'

type Props = { form: UseFormReturn<KsefForm>; serial: string | null }

/** The seller's own certificate, for invoices that are given away before KSeF has them. Its key goes in and never comes out. */
export function KsefCertificate({ form, serial }: Props) {
  const t = useTexts('documents')
  const { errors } = form.formState
  return (
    <Disclosure title={t('ksefCertificate')} {...(errors.certificate && { open: true })}>
      <p className="pb-4 text-muted text-sm">{t('ksefCertificateText')}</p>
      {serial && <p className="numbers break-all pb-4 text-sm">{t('ksefCertificateKept', { serial })}</p>}
      <div className="grid gap-4">
        <TextField
          label={t('ksefSerial')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          error={errors.certificate?.serial?.message}
          {...form.register('certificate.serial')}
        />
        <TextArea
          label={t('ksefKey')}
          hint={t('ksefKeyHint')}
          rows={4}
          autoComplete="off"
          spellCheck={false}
          maxLength={8000}
          error={errors.certificate?.privateKey?.message}
          {...form.register('certificate.privateKey')}
        />
        {serial && <CheckboxField label={t('ksefCertificateRemove')} {...form.register('removeCertificate')} />}
      </div>
    </Disclosure>
  )
}
