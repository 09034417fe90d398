import { useSearchParams } from 'react-router'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/**
 * Where the mail of a guest's order on delivery leads. A plain form: it works without scripts, and programs that open the links of mails
 * confirm nothing. The server leads back here with what came of it.
 */
export default function ConfirmOrderScreen() {
  const t = useTexts('payment')
  const [params] = useSearchParams()
  const order = params.get('order')
  const token = params.get('token')
  if (!order || !token) return <Told outcome={params.get('outcome')} order={order} />
  return (
    <NarrowPage title={t('confirmOrderTitle')} intro={t('confirmOrderText')}>
      <form method="post" className="flex flex-col gap-5">
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" wide>
          {t('confirmOrderButton')}
        </Button>
      </form>
      <p className="text-muted text-sm">{t('confirmOrderNot')}</p>
    </NarrowPage>
  )
}

function Told({ outcome, order }: { outcome: string | null; order: string | null }) {
  const t = useTexts('payment')
  const shell = useTexts('shell')
  const told = {
    done: ['good', 'confirmOrderDone', 'confirmOrderDoneText'],
    late: ['warning', 'confirmOrderLate', 'confirmOrderLateText'],
    wrong: ['danger', 'confirmOrderWrong', 'confirmOrderWrongText'],
  } as const
  const [tone, title, text] = told[outcome === 'done' || outcome === 'late' ? outcome : 'wrong']
  return (
    <NarrowPage title={t(title)}>
      <Notice tone={tone}>{t(text)}</Notice>
      <p className="flex flex-wrap gap-3">
        {order && <LinkButton to={`/order/${encodeURIComponent(order)}`}>{t('toOrder')}</LinkButton>}
        <LinkButton to="/catalog" variant="secondary">
          {shell('toCatalog')}
        </LinkButton>
      </p>
    </NarrowPage>
  )
}
