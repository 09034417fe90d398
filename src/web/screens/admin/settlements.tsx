import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { PAYMENT_PROVIDERS, type PaymentProviderCode } from '../../../domains/payments/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { sendFile } from '../../parts/files/send-file.ts'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { SendReport } from '../../parts/reconciliation/send-report.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Findings } from './settlements/findings.tsx'
import { Reports } from './settlements/reports.tsx'

type Settlements = {
  findings: ApiOutput<'GET /api/admin/findings'>
  files: ApiOutput<'GET /api/admin/settlements'>['files']
}

const load: Load<Settlements> = async ({ api, url, signal }) => {
  const asked = listQuery<'GET /api/admin/findings'>(url, 'before')
  const [findings, { files }] = await Promise.all([
    api('GET /api/admin/findings', { query: { ...asked.query, status: 'open' }, signal }),
    api('GET /api/admin/settlements', { signal }),
  ])
  return { findings, files }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

const REPORTING = PAYMENT_PROVIDERS.filter((code) => code !== 'sandbox' && code !== 'bank-transfer')

/** Reports of payment providers, and every amount in which they and our books do not agree. */
export default function AdminSettlementsScreen() {
  const { findings, files } = useLoaderData<typeof clientLoader>()
  const t = useTexts('reconciliation')
  const { revalidate } = useRevalidator()
  const [provider, setProvider] = useState<PaymentProviderCode>('stripe')
  const columns = [
    { name: 'column_id', label: t('columnId') },
    { name: 'column_day', label: t('columnDay') },
    { name: 'column_gross', label: t('columnAmount') },
    { name: 'column_fee', label: t('columnFee') },
    { name: 'column_net', label: t('columnNet') },
    { name: 'column_kind', label: t('columnKind') },
    { name: 'column_payment', label: t('columnPayment') },
    { name: 'fileCurrency', label: t('fileCurrency') },
  ]
  return (
    <AdminFrame>
      <SelectField
        className="mb-3 max-w-xs"
        label={t('provider')}
        value={provider}
        onChange={({ target }) => setProvider(target.value as PaymentProviderCode)}
        options={REPORTING.map((value) => ({ value, label: t(`provider_${value}`) }))}
      />
      <SendReport
        label={t('reportFile')}
        hint={t('reportHint')}
        columns={columns}
        send={(file, query, onProgress) => {
          const input = { params: { provider }, query: { ...query, name: file.name } }
          return sendFile('POST /api/admin/settlements/{provider}', input, file, onProgress)
        }}
        onSent={revalidate}
      />
      <section className="mt-8">
        <h2 className="text-lg">{t('findingsTitle')}</h2>
        <Findings findings={findings.findings} />
        <ListPages next={findings.next} />
      </section>
      <section className="mt-8">
        <h2 className="text-lg">{t('reportsTitle')}</h2>
        <Reports files={files} />
      </section>
    </AdminFrame>
  )
}
