import { useRevalidator } from 'react-router'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { PhotoField } from '../../../parts/company/photo-field.tsx'
import { sendFile } from '../../../parts/files/send-file.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { notify } from '../../../ui/toast-store.ts'

export function CompanyPhoto({ company }: { company: OwnCompany }) {
  const t = useTexts('company')
  const { revalidate } = useRevalidator()
  const { photoKey } = company
  return (
    <Panel title={t('photo')} id="part-photo" aria-label={t('photo')}>
      {roleMay(company.role, 'company.edit') ? (
        <PhotoField
          photoKey={photoKey}
          send={async (file, onProgress) => {
            await sendFile('PUT /api/companies/{id}/photo', { params: { id: company.id } }, file, onProgress)
            notify('good', t('photoSaved'))
            await revalidate()
          }}
        />
      ) : photoKey ? (
        <Picture imageKey={photoKey} alt={t('photo')} width={1} height={1} sizes="7rem" className="w-28!" />
      ) : (
        <p className="text-muted text-sm">{t('notGiven')}</p>
      )}
    </Panel>
  )
}
