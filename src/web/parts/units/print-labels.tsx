import { Printer } from 'lucide-react'
import { useState } from 'react'
import { LABEL_FORMATS, type LabelFormat } from '../../../domains/product-list/rules/label-formats.ts'
import { api } from '../../browser-api.ts'
import { readItem, writeItem } from '../../session/storage.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useDownload } from '../files/use-download.ts'

const KEPT = 'unit-labels'

const lastFormat = (): LabelFormat => {
  const kept = readItem('localStorage', KEPT)
  return LABEL_FORMATS.find((one) => one === kept) ?? 'roll62'
}

/** Labels with the QR codes of passports; what they were printed on last is proposed. */
export function PrintLabels({ companyId, codes }: { companyId: number; codes: readonly string[] }) {
  const t = useTexts('bench')
  const list = useTexts('productList')
  const { busy, download } = useDownload()
  const [open, setOpen] = useState(false)
  const [format, setFormat] = useState(lastFormat)
  const print = async () => {
    writeItem('localStorage', KEPT, format)
    const body = { codes: [...codes], format }
    const draw = () => api('POST /api/companies/{id}/units/labels', { params: { id: companyId }, body })
    if (await download(draw, t('labelsFile'), t('labelsReady'))) setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Printer className="size-4" aria-hidden="true" />
        {t('labels', { count: codes.length })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('labels', { count: codes.length })}
        actions={
          <Button busy={busy} onClick={() => void print()}>
            {t('labelsDownload')}
          </Button>
        }
      >
        <SelectField
          label={t('labelFormat')}
          options={LABEL_FORMATS.map((value) => ({ value, label: list(`format_${value}`) }))}
          value={format}
          onChange={({ target }) => setFormat(target.value as LabelFormat)}
        />
        <p className="mt-3 text-muted text-sm">{t('labelsText')}</p>
      </Dialog>
    </>
  )
}
