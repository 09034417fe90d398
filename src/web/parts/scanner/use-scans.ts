import type { Translate } from '../../texts/registry.ts'
import { notify } from '../../ui/toast-store.ts'
import { readScan, type Scan } from './read-scan.ts'
import { scanProblem } from './scan-field.tsx'
import { useHandScanner } from './use-hand-scanner.ts'

/** What a hand scanner types outside the fields, as the field of scans would take it; what is wrong is a toast. */
export function useScans(t: Translate<'bench'>, onScan: (scan: Scan, text: string) => string | undefined): void {
  useHandScanner((text) => {
    const scan = readScan(text)
    const problem = scanProblem(scan, t) ?? onScan(scan, text)
    if (problem) notify('danger', problem)
  })
}
