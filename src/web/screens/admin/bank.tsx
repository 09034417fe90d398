import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { sendFile } from '../../parts/files/send-file.ts'
import { SendReport } from '../../parts/reconciliation/send-report.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { OpenLines } from './bank/open-lines.tsx'
import { Statements } from './bank/statements.tsx'

type Bank = {
  open: ApiOutput<'GET /api/admin/bank-lines'>
  statements: ApiOutput<'GET /api/admin/bank-statements'>['statements']
}

const load: Load<Bank> = async ({ api, signal }) => {
  const [open, { statements }] = await Promise.all([
    api('GET /api/admin/bank-lines', { query: { status: 'open' }, signal }),
    api('GET /api/admin/bank-statements', { signal }),
  ])
  return { open, statements }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** The bank's statements: what came, what nobody knows what it was for, and the way to what goes back by hand. */
export default function AdminBankScreen() {
  const { open, statements } = useLoaderData<typeof clientLoader>()
  const t = useTexts('reconciliation')
  const { revalidate } = useRevalidator()
  const columns = [
    { name: 'column_bookedOn', label: t('columnDay') },
    { name: 'column_amount', label: t('columnAmount') },
    { name: 'column_title', label: t('columnTitle') },
    { name: 'column_name', label: t('columnName') },
    { name: 'column_account', label: t('columnAccount') },
    { name: 'fileCurrency', label: t('fileCurrency') },
  ]
  return (
    <AdminFrame>
      <SendReport
        label={t('statementFile')}
        hint={t('statementHint')}
        columns={columns}
        send={(file, query, onProgress) =>
          sendFile('POST /api/admin/bank-statements', { query: { ...query, name: file.name } }, file, onProgress)
        }
        onSent={revalidate}
      />
      <section className="mt-8">
        <h2 className="text-lg">{t('openTitle')}</h2>
        <OpenLines lines={open.lines} />
      </section>
      <p className="mt-4 text-sm">
        <Link to="/admin/bank/lines" className="inline-flex min-h-11 items-center text-link">
          {t('linesAll')}
        </Link>
      </p>
      <section className="mt-8">
        <h2 className="text-lg">{t('handTitle')}</h2>
        <p className="mt-2 text-sm">
          <Link to="/admin/refunds?list=transfers" className="text-link">
            {t('handElsewhere')}
          </Link>
        </p>
      </section>
      <section className="mt-8">
        <h2 className="text-lg">{t('statementsTitle')}</h2>
        <Statements statements={statements} />
      </section>
    </AdminFrame>
  )
}
