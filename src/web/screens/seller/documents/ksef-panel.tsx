import type { DocumentSettings } from '../../../../domains/documents/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { KsefCertificate } from './ksef-certificate.tsx'
import { KsefFields } from './ksef-fields.tsx'
import { KsefTest } from './ksef-test.tsx'
import { useKsefForm } from './use-ksef-form.ts'

/** Whether invoices go to KSeF, and with what. Secrets go in and never come out. */
export function KsefPanel({ companyId, loaded }: { companyId: number; loaded: DocumentSettings['ksef'] }) {
  const t = useTexts('documents')
  const { form, access, save, dialog } = useKsefForm(companyId, loaded)
  return (
    <Panel title={t('ksefTitle')}>
      <p className="pb-4 text-muted text-sm">{t('ksefText')}</p>
      {access.tokenRefusedAt && (
        <Notice tone="warning" className="mb-4">
          {t('ksefTokenBad')}
        </Notice>
      )}
      <form noValidate aria-label={t('ksefTitle')} className="grid gap-4" onSubmit={(event) => void save(event)}>
        <KsefFields form={form} tokenEnd={access.tokenEnd} />
        <KsefCertificate form={form} serial={access.certificate} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t('save')}
          </Button>
          {access.tokenEnd && <KsefTest companyId={companyId} />}
        </div>
      </form>
      {dialog}
    </Panel>
  )
}
