import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { AlertOutcome } from '../../../domains/wishes/stock-alerts/contract.ts'
import { ALERT_DAYS, OUTCOMES } from '../../../domains/wishes/stock-alerts/contract.ts'
import { titleIn } from '../../../values/titled.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePageTitle } from '../../use-root.ts'
import { AskForm } from './stock-alert/ask-form.tsx'
import { ConfirmForm } from './stock-alert/confirm-form.tsx'

/** The product the page is about; none behind the link in a mail, or where it is gone. */
async function load({ api, url, locale }: LoadArgs) {
  const id = url.searchParams.get('product')
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null
  const product = await api('GET /api/products/{id}', { params: { id } }).catch(() => null)
  return product && { id: product.id, title: titleIn(product, locale) }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = (args: MetaArgs<typeof load>) => pageMeta(args, { noindex: true })

const GOOD: readonly AlertOutcome[] = ['sent', 'confirmed', 'ended']

/** Where somebody asks to be told when something is back, and where the link in the mail leads. Plain forms: all of it works without scripts. */
export default function StockAlertScreen() {
  const product = useLoaderData<typeof clientLoader>()
  const t = useTexts('wishes')
  const [params] = useSearchParams()
  const token = params.get('token')
  const outcome = OUTCOMES.find((one) => one === params.get('outcome'))
  const done = outcome !== undefined && GOOD.includes(outcome)
  return (
    <div className="page-width max-w-xl py-8">
      <h1 className="text-2xl">{usePageTitle()}</h1>
      {product && (
        <p className="mt-2">
          <Link to={`/products/${product.id}`} className="text-link underline underline-offset-4">
            {product.title}
          </Link>
        </p>
      )}
      {outcome && (
        <Notice tone={done ? 'good' : 'danger'} className="mt-5">
          {t(`alert_${outcome}`)}
        </Notice>
      )}
      {token && <ConfirmForm token={token} />}
      {!token && !done && product && (
        <>
          <p className="mt-4 text-muted">{t('alertText', { days: ALERT_DAYS })}</p>
          <AskForm productId={product.id} versionId={params.get('version') ?? ''} />
        </>
      )}
      {!token && !outcome && !product && (
        <Notice tone="danger" className="mt-5">
          {t('alert_gone')}
        </Notice>
      )}
    </div>
  )
}
