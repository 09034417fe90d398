import { useCallback, useRef, useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { readScan, type Scan } from '../../../parts/units/scanner/read-scan.ts'
import { ScanField, scanProblem } from '../../../parts/units/scanner/scan-field.tsx'
import { useHandScanner } from '../../../parts/units/scanner/use-hand-scanner.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { Arrived } from './arrived.tsx'
import { BenchKeys } from './bench-keys.tsx'
import { ManyAlike } from './many/many-alike.tsx'
import { UnitWork } from './unit-work.tsx'
import { useBench } from './use-bench.ts'
import { useBenchKeys } from './use-bench-keys.ts'

type Props = { company: Mine; tree: CategoryTree; loaded: OwnUnit | null }

/** The bench: scan, say what it is, test, save, next; or many alike at once. */
export function BenchView({ company, tree, loaded }: Props) {
  const t = useTexts('bench')
  const bench = useBench(company.id, loaded)
  const [many, setMany] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  const { onBench, put, find, take, busy } = bench
  const scan = useCallback(() => place.current?.querySelector<HTMLInputElement>('[name=scan]')?.focus(), [])
  const onScan = (found: Scan, text: string) => {
    if (found.read === 'gtin') return t('scannedGtin')
    void find(found, text)
    return undefined
  }
  useHandScanner((text) => {
    if (many) return
    const found = readScan(text)
    const problem = scanProblem(found, t) ?? onScan(found, text)
    if (problem) notify('danger', problem)
  })
  useBenchKeys(scan)
  if (!roleMay(company.role, 'units.edit')) return <Notice>{t('notAllowed')}</Notice>
  if (many) return <ManyAlike company={company} tree={tree} onEnd={() => setMany(false)} />
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <Panel>
        <ScanField
          place={place}
          label={t('scan')}
          hint={t('scanHint')}
          action={t('open')}
          busy={busy}
          onScan={onScan}
        />
        <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4">
          <Button variant="secondary" size="sm" onClick={() => setMany(true)}>
            {t('many')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => put({ is: 'new', arrival: { number: null, code: null }, shown: '' })}
          >
            {t('withoutNumber')}
          </Button>
        </div>
      </Panel>
      <div aria-live="polite" className="flex flex-col gap-5">
        {onBench.is === 'noSuchCode' && <Notice tone="warning">{t('noSuchCode')}</Notice>}
        {onBench.is === 'elsewhere' && (
          <Notice tone="danger" title={t('elsewhere', { name: onBench.passport.name })}>
            {t('elsewhereText')}
          </Notice>
        )}
      </div>
      {(onBench.is === 'new' || onBench.is === 'known') && (
        <Arrived company={company} tree={tree} what={onBench} busy={busy} onReady={take} />
      )}
      {onBench.is === 'unit' && (
        <UnitWork
          key={onBench.unit.code}
          company={company}
          unit={onBench.unit}
          tested={onBench.tested}
          onUnit={(unit, tested) => put({ is: 'unit', unit, tested })}
          onNext={() => {
            put({ is: 'nothing' })
            scan()
          }}
        />
      )}
      <BenchKeys />
    </div>
  )
}
