import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'

export const SECTIONS = [
  'basics',
  'condition',
  'pictures',
  'words',
  'attributes',
  'versions',
  'delivery',
  'codes',
] as const
export type SectionName = (typeof SECTIONS)[number]

type Props = { name: SectionName; title: string; hint?: ReactNode; side?: ReactNode; children: ReactNode }

/** One section of the product form, as the list at the side names it. */
export function FormPanel({ name, title, hint, side, children }: Props) {
  return (
    <Panel id={`section-${name}`} title={title} side={side} aria-label={title} tabIndex={-1} className="scroll-mt-4">
      {hint && <p className="mb-4 max-w-text text-muted text-sm">{hint}</p>}
      {children}
    </Panel>
  )
}
