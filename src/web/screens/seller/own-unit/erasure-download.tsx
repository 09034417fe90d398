import { Download } from 'lucide-react'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The file of the certificate. */
export function ErasureDownload({ companyId, code }: { companyId: number; code: string }) {
  const t = useTexts('bench')
  const { busy, download } = useDownload()
  const take = () => {
    const params = { id: companyId, code }
    return download(() => api('GET /api/companies/{id}/units/{code}/erasure/file', { params }), `erasure-${code}.pdf`)
  }
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void take()}>
      <Download className="size-4" aria-hidden="true" />
      {t('erasureDownload')}
    </Button>
  )
}
