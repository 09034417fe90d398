import type { ChargebackView } from '../../../../domains/chargebacks/contract.ts'
import { EVIDENCE_MB } from '../../../../domains/chargebacks/rules/evidence.ts'
import { api } from '../../../browser-api.ts'
import { AddEvidence } from '../../../parts/chargebacks/add-evidence.tsx'
import { EvidenceFiles } from '../../../parts/chargebacks/evidence-files.tsx'
import { sendFile } from '../../../parts/files/send-file.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

/** Files of sellers and operator, and what becomes of them where the provider takes none from here. */
export function CardFiles({ chargeback }: { chargeback: ChargebackView }) {
  const t = useTexts('chargebacks')
  const { id, files, parts, takesEvidence, sends } = chargeback
  const companies = new Map(parts.map((part) => [part.companyId, part.company]))
  return (
    <section className="pt-5">
      <h3 className="pb-1 text-base">{t('files')}</h3>
      {!sends && takesEvidence && <p className="max-w-3xl pb-2 text-sm">{t('byHand')}</p>}
      <EvidenceFiles
        files={files}
        mayChange={takesEvidence}
        by={({ companyId }) => (companyId === null ? undefined : companies.get(companyId)) ?? t('byMarket')}
        get={({ id: fileId }) => api('GET /api/admin/chargebacks/{id}/files/{fileId}', { params: { id, fileId } })}
        onRemove={({ id: fileId }) =>
          api('DELETE /api/admin/chargebacks/{id}/files/{fileId}', { params: { id, fileId } })
        }
        onKind={({ id: fileId }, kind) =>
          api('PUT /api/admin/chargebacks/{id}/files/{fileId}', { params: { id, fileId }, body: { kind } })
        }
      />
      {takesEvidence && (
        <AddEvidence
          hint={t('filesHint', { maximum: EVIDENCE_MB })}
          send={(query, file, onProgress) =>
            sendFile('POST /api/admin/chargebacks/{id}/files', { params: { id }, query }, file, onProgress)
          }
        />
      )}
    </section>
  )
}
