import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { LabelView } from '../../../domains/labels/contract.ts'
import { PRINT_FORMATS, type PrintFormat } from '../../../domains/shipping/sending/rules/print-formats.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useDownload } from '../files/use-download.ts'

type Ask = { companyId: number; labels: readonly LabelView[]; layout: PrintFormat }

function usePrint() {
  const t = useTexts('labels')
  const { busy, download } = useDownload()
  const print = ({ companyId, labels, layout }: Ask) =>
    download(
      () =>
        api('POST /api/companies/{id}/label-prints', {
          params: { id: companyId },
          body: { labels: labels.map(({ id }) => id), layout },
        }),
      `${t('printFile')}.${layout === 'zpl' ? 'zpl' : 'pdf'}`,
    )
  return { busy, print }
}

/** One label, as the company prints. */
export function PrintLabel({
  companyId,
  label,
  print: layout,
}: {
  companyId: number
  label: LabelView
  print: PrintFormat
}) {
  const t = useTexts('labels')
  const { busy, print } = usePrint()
  return (
    <Button
      size="sm"
      variant="secondary"
      className="touch-area"
      busy={busy}
      aria-label={t('printOf', { number: label.trackingNumbers[0] ?? label.number })}
      onClick={() => void print({ companyId, labels: [label], layout })}
    >
      <Printer className="size-4" aria-hidden="true" />
      {t('print')}
    </Button>
  )
}

/** Many labels as one file, on what is chosen: at first as the company prints. */
export function PrintMany({
  companyId,
  labels,
  print: usual,
  children,
}: Omit<Ask, 'layout'> & { print: PrintFormat; children?: ReactNode }) {
  const t = useTexts('labels')
  const [layout, choose] = useState<PrintFormat>(usual)
  const { busy, print } = usePrint()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t('layout')}
        className="w-full sm:w-64"
        value={layout}
        options={PRINT_FORMATS.map((value) => ({ value, label: t(`layout_${value}`) }))}
        onChange={({ target }) => choose(PRINT_FORMATS.find((one) => one === target.value) ?? usual)}
      />
      <Button busy={busy} onClick={() => void print({ companyId, labels, layout })}>
        <Printer className="size-4" aria-hidden="true" />
        {t('printAll', { count: labels.length })}
      </Button>
      {children}
    </div>
  )
}
