import { useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { MOST_UNITS } from '../../../../../domains/units/rules/limits.ts'
import type { CategoryTree } from '../../../../parts/categories/category-tree.ts'
import type { Scan } from '../../../../parts/scanner/read-scan.ts'
import { ScanField } from '../../../../parts/scanner/scan-field.tsx'
import { useScans } from '../../../../parts/scanner/use-scans.ts'
import type { Mine } from '../../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { DescriptionForm } from '../description-form.tsx'
import { ReceivedMany } from './received-many.tsx'
import { ScannedList } from './scanned-list.tsx'
import { useMany } from './use-many.ts'

type Props = { company: Mine; tree: CategoryTree; onEnd: () => void }

/** Many of one kind: scan, scan, scan, say once what they are, receive them together. */
export function ManyAlike({ company, tree, onEnd }: Props) {
  const t = useTexts('bench')
  const place = useRef<HTMLFormElement>(null)
  const { scanned, add, remove, receiveAll, busy, waiting, codes, begin } = useMany(company.id)
  const [announced, announce] = useState('')
  // Numbers are kept nowhere until they are received.
  useBlocker(({ nextLocation, currentLocation }) => {
    const leaves = nextLocation.pathname !== currentLocation.pathname
    return leaves && waiting.length > 0 && !window.confirm(t('leaveScanned', { count: waiting.length }))
  })
  const onScan = (scan: Scan): string | undefined => {
    if (scan.read === 'gtin') return t('scannedGtin')
    const problem = add(scan)
    if (!problem) announce(t('scannedCount', { count: waiting.length + 1 }))
    return problem && t(problem, { count: MOST_UNITS })
  }
  useScans(t, onScan)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <Panel
        title={t('many')}
        side={<span className="numbers text-muted text-sm">{`${waiting.length}/${MOST_UNITS}`}</span>}
      >
        <p className="mb-4 text-muted text-sm">{t('manyText', { count: MOST_UNITS })}</p>
        <ScanField place={place} label={t('scan')} hint={t('scanHint')} action={t('addScan')} onScan={onScan} />
        <p role="status" className="sr-only">
          {announced}
        </p>
        <ScannedList scanned={scanned} onRemove={remove} />
      </Panel>
      {codes.length > 0 && <ReceivedMany companyId={company.id} codes={codes} onMore={begin} />}
      {waiting.length > 0 && (
        <Panel title={t('whatAreThey')}>
          <DescriptionForm
            companyId={company.id}
            tree={tree}
            busy={busy}
            action={t('receiveAll', { count: waiting.length })}
            onReady={(description) => void receiveAll(description)}
          />
        </Panel>
      )}
      <Button variant="secondary" className="self-start" onClick={onEnd}>
        {t('oneByOne')}
      </Button>
    </div>
  )
}
