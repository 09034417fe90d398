import type { OrderChargeback } from '../../../../domains/chargebacks/contract.ts'
import { EVIDENCE_MB } from '../../../../domains/chargebacks/rules/evidence.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { api } from '../../../browser-api.ts'
import { AddEvidence } from '../../../parts/chargebacks/add-evidence.tsx'
import { EvidenceFiles } from '../../../parts/chargebacks/evidence-files.tsx'
import { sendFile } from '../../../parts/files/send-file.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { OrderProps } from './order-props.ts'

type Props = {
  company: OrderProps['company']
  number: string
  chargeback: OrderChargeback
  onSaved: (chargebacks: readonly OrderChargeback[]) => void
}

const FILES = '/api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files' as const

/** What the seller lays beside a chargeback, until it is sent. */
export function OrderEvidence({ company, number, chargeback, onSaved }: Props) {
  const t = useTexts('chargebacks')
  const { files, takesEvidence } = chargeback
  const params = { id: company.id, number, chargebackId: chargeback.id }
  const mayChange = takesEvidence && roleMay(company.role, 'orders.cancel')
  const save = (saved: { chargebacks: readonly OrderChargeback[] }) => onSaved(saved.chargebacks)
  if (files.length === 0 && !mayChange) return null
  return (
    <section>
      <h3 className="pb-1 text-base">{t('files')}</h3>
      <EvidenceFiles
        files={files}
        mayChange={mayChange}
        get={({ id: fileId }) => api(`GET ${FILES}/{fileId}`, { params: { ...params, fileId } })}
        onRemove={async ({ id: fileId }) =>
          save(await api(`DELETE ${FILES}/{fileId}`, { params: { ...params, fileId } }))
        }
      />
      {mayChange && (
        <AddEvidence
          hint={t('sellerFilesHint', { maximum: EVIDENCE_MB })}
          send={async (query, file, onProgress) =>
            save(await sendFile(`POST ${FILES}`, { params, query }, file, onProgress))
          }
        />
      )}
    </section>
  )
}
