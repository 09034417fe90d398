import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PAYMENT_PROVIDERS, type PaymentProviderCode } from '../../../../domains/payments/contract.ts'
import { sendFile } from '../../../parts/files/send-file.ts'
import { SendReport } from '../../../parts/reconciliation/send-report.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

const REPORTING = PAYMENT_PROVIDERS.filter((code) => code !== 'sandbox' && code !== 'bank-transfer')

/** Whose report it is, and the file. */
export function SendSettlement() {
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
    <>
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
    </>
  )
}
