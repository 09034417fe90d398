import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ErasureDownload } from './erasure-download.tsx'
import { ErasureFacts } from './erasure-facts.tsx'
import { ErasureFile } from './erasure-file.tsx'
import { ErasureForm } from './erasure-form.tsx'

type Props = { company: Mine; unit: OwnUnit; works: boolean; onUnit: (unit: OwnUnit) => void }

/** The certificate of data erasure: its fields and its file. Only with both does the passport show that there is one. */
export function ErasurePanel({ company, unit, works, onUnit }: Props) {
  const t = useTexts('bench')
  const [editing, setEditing] = useState(false)
  const { erasure } = unit
  const companyId = company.id
  const saved = (next: OwnUnit) => {
    onUnit(next)
    setEditing(false)
  }
  return (
    <Panel
      title={t('erasure')}
      side={
        erasure?.hasFile && (
          <Badge tone="good">
            <BadgeCheck className="size-4" aria-hidden="true" />
            {t('erasureWhole')}
          </Badge>
        )
      }
    >
      {editing ? (
        <ErasureForm companyId={companyId} unit={unit} onSaved={saved} onCancel={() => setEditing(false)} />
      ) : (
        <>
          {erasure ? <ErasureFacts erasure={erasure} /> : <p className="text-muted text-sm">{t('noErasure')}</p>}
          {erasure && !erasure.hasFile && (
            <Notice tone="warning" className="mt-4">
              {t('fileMissing')}
            </Notice>
          )}
          <div className="mt-4 flex flex-wrap items-start gap-3">
            {erasure?.hasFile && <ErasureDownload companyId={companyId} code={unit.code} />}
            {works && roleMay(company.role, 'units.edit') && (
              <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
                {t(erasure && !erasure.hasFile ? 'changeErasure' : 'addErasure')}
              </Button>
            )}
          </div>
          {works && erasure && !erasure.hasFile && <ErasureFile companyId={companyId} unit={unit} onUnit={onUnit} />}
        </>
      )}
    </Panel>
  )
}
