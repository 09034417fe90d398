import { BadgeCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { dayText } from '../../../parts/units/grade-words.ts'
import { useUnitWords } from '../../../parts/units/unit-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ErasureFile } from './erasure-file.tsx'
import { ErasureForm } from './erasure-form.tsx'

type Props = { company: Mine; unit: OwnUnit; works: boolean; onUnit: (unit: OwnUnit) => void }

/** The certificate of data erasure: its fields and its file. Only with both does the passport show that there is one. */
export function ErasurePanel({ company, unit, works, onUnit }: Props) {
  const t = useTexts('bench')
  const { p, locale } = useUnitWords()
  const { busy, download } = useDownload()
  const [editing, setEditing] = useState(false)
  const { erasure } = unit
  const companyId = company.id
  const take = () => {
    const params = { id: companyId, code: unit.code }
    return download(
      () => api('GET /api/companies/{id}/units/{code}/erasure/file', { params }),
      `erasure-${unit.code}.pdf`,
    )
  }
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
          {erasure ? (
            <Facts
              items={[
                { name: t('erasureNumber'), value: erasure.number },
                { name: t('wipedOn'), value: dayText(erasure.wipedOn, locale) },
                { name: t('method'), value: p(`wiped_${erasure.method}`) },
                { name: t('tool'), value: [erasure.tool, erasure.toolVersion].filter(Boolean).join(' ') },
                { name: t('operatorName'), value: erasure.operator },
                ...erasure.drives.map((drive, index) => ({
                  name: t('drive', { number: index + 1 }),
                  value: [drive.serial, drive.capacity, t(`drive_${drive.result}`)].filter(Boolean).join(', '),
                })),
                ...(erasure.verified === null ? [] : [{ name: t('verified'), value: `${erasure.verified}%` }]),
              ]}
            />
          ) : (
            <p className="text-muted text-sm">{t('noErasure')}</p>
          )}
          {erasure && !erasure.hasFile && (
            <Notice tone="warning" className="mt-4">
              {t('fileMissing')}
            </Notice>
          )}
          <div className="mt-4 flex flex-wrap items-start gap-3">
            {erasure?.hasFile && (
              <Button variant="secondary" size="sm" busy={busy} onClick={() => void take()}>
                <Download className="size-4" aria-hidden="true" />
                {t('erasureDownload')}
              </Button>
            )}
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
