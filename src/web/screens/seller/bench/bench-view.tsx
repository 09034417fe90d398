import { useCallback, useRef, useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import type { Scan } from '../../../parts/scanner/read-scan.ts'
import { useScans } from '../../../parts/scanner/use-scans.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Arrived } from './arrived.tsx'
import { BenchKeys } from './bench-keys.tsx'
import { ManyAlike } from './many/many-alike.tsx'
import { ScanPanel } from './scan-panel.tsx'
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
  // The list of many reads its scans itself.
  useScans(t, (found, text) => (many ? undefined : onScan(found, text)))
  useBenchKeys(scan)
  if (!roleMay(company.role, 'units.edit')) return <Notice>{t('notAllowed')}</Notice>
  if (many) return <ManyAlike company={company} tree={tree} onEnd={() => setMany(false)} />
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <ScanPanel
        place={place}
        busy={busy}
        onScan={onScan}
        onMany={() => setMany(true)}
        onWithout={() => put({ is: 'new', arrival: { number: null, code: null }, shown: '' })}
      />
      <div aria-live="polite" className="flex flex-col gap-5">
        {onBench.is === 'noSuchCode' && <Notice tone="warning">{t('noSuchCode')}</Notice>}
        {onBench.is === 'needsNumber' && (
          <Notice tone="warning" title={t('known', { name: onBench.passport.name })}>
            {t('needsNumber')}
          </Notice>
        )}
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
