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

const OUTCOMES = {
  done: ['good', 'confirmOrderDone', 'confirmOrderDoneText'],
  late: ['warning', 'confirmOrderLate', 'confirmOrderLateText'],
  wrong: ['danger', 'confirmOrderWrong', 'confirmOrderWrongText'],
  sent: ['good', 'confirmOrderSent', 'confirmOrderSentText'],
  soon: ['info', 'confirmOrderSoon', 'confirmOrderSoonText'],
  often: ['warning', 'confirmOrderOften', 'confirmOrderOftenText'],
} as const
const isOutcome = (text: string | null): text is keyof typeof OUTCOMES => text !== null && Object.hasOwn(OUTCOMES, text)

/** What came of the button. Whoever is still without a working link may ask for it again, by a form that needs no script either. */
function Told({ outcome, order }: { outcome: string | null; order: string | null }) {
  const t = useTexts('payment')
  const shell = useTexts('shell')
  const [params] = useSearchParams()
  const told = isOutcome(outcome) ? outcome : 'wrong'
  const [tone, title, text] = OUTCOMES[told]
  const wait = /^\d{1,4} (?:s|min)$/.exec(params.get('wait') ?? '')?.[0] ?? ''
  return (
    <NarrowPage title={t(title)}>
      <Notice tone={tone}>
        {t(text, { wait })}
        {told === 'sent' && wait && ` ${t('confirmOrderNext', { wait })}`}
      </Notice>
      {order && (told === 'wrong' || told === 'soon') && (
        <form method="post">
          <input type="hidden" name="order" value={order} />
          <Button type="submit" size="lg" wide>
            {t('linkAgain')}
          </Button>
        </form>
      )}
      <p className="flex flex-wrap gap-3">
        {order && (
          <LinkButton to={`/order/${encodeURIComponent(order)}`} variant={told === 'wrong' ? 'secondary' : 'primary'}>
            {t('toOrder')}
          </LinkButton>
        )}
        <LinkButton to="/catalog" variant="secondary">
          {shell('toCatalog')}
        </LinkButton>
      </p>
    </NarrowPage>
  )
}
