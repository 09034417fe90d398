import { Download } from 'lucide-react'
import { useLocation } from 'react-router'
import type { ApiKey } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { usePageTitle } from '../../use-root.ts'
import { useDownload } from '../files/use-download.ts'
import { listQuery } from '../lists/list-query.ts'

type Props = {
  /** The call that answers the list as a file. */
  of: Extract<ApiKey, `GET /api/admin/${string}-export`>
  /** What of the address says which rows are meant. */
  fields: readonly string[]
  /** What the address does not say. */
  also?: Readonly<Record<string, string>>
  /** Of the file, without its ending; the page's title when left out. */
  name?: string
}

/** The list as it is filtered now, as a file: open also to a role that may change nothing. */
export function CsvButton({ of, fields, also, name }: Props) {
  const page = usePageTitle()
  const t = useTexts('admin')
  const { search } = useLocation()
  const { busy, download } = useDownload()
  const get = () => {
    const url = new URL(search, location.origin)
    const { query } = listQuery<'GET /api/admin/user-export'>(url, ...fields)
    return api(of as 'GET /api/admin/user-export', { query: { ...query, ...also } })
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy}
      onClick={() => void download(get, `${name ?? page}.csv`)}
      className="mb-3"
    >
      <Download className="size-4" aria-hidden="true" />
      {t('downloadList')}
    </Button>
  )
}
