import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { LABEL_CARRIERS, type LabelCarrier } from '../../../../domains/shipping/contract.ts'
import { sendFile } from '../../../parts/files/send-file.ts'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { SendReport } from '../../../parts/reconciliation/send-report.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

/** Whose report it is, and the file. */
export function SendCash({ companyId }: { companyId: number }) {
  const t = useTexts('cashOnDelivery')
  const names = useTexts('fulfilment')
  const { revalidate } = useRevalidator()
  const [carrier, setCarrier] = useState<LabelCarrier>('inpost')
  const columns = [
    { name: 'column_number', label: t('columnNumber') },
    { name: 'column_amount', label: t('columnAmount') },
    { name: 'column_fee', label: t('columnFee') },
    { name: 'column_day', label: t('columnDay') },
    { name: 'column_reference', label: t('columnReference') },
    { name: 'fileCurrency', label: t('fileCurrency') },
  ]
  return (
    <section>
      <h2 className="pb-3 text-lg">{t('reportFile')}</h2>
      <SelectField
        className="mb-3 max-w-xs"
        label={t('carrier')}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value as LabelCarrier)}
        options={LABEL_CARRIERS.map((value) => ({ value, label: carrierName(names, value) }))}
      />
      <SendReport
        label={t('reportFile')}
        hint={t('reportHint')}
        accept=".csv,.txt,.xlsx"
        columns={columns}
        send={(file, query, onProgress) => {
          const input = { params: { id: companyId }, query: { ...query, name: file.name, carrier } }
          return sendFile('POST /api/companies/{id}/cash-reports', input, file, onProgress)
        }}
        onSent={revalidate}
      />
    </section>
  )
}
