import { useEffect, useState } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { OriginRequest } from '../../../../domains/recalls/origin/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAct } from '../../../parts/forms/use-act.ts'
import { OriginAnswerWords } from '../../../parts/origins/origin-answer.tsx'
import { OriginUntil } from '../../../parts/origins/origin-until.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { notify } from '../../../ui/toast-store.ts'

const NOT_BOUGHT: readonly string[] = ['pending', 'expired', 'cancelled']

/** Who stands behind a product that was bought: asked here, answered here. */
export function Origins({ purchase }: { purchase: PurchaseView }) {
  const t = useTexts('productSafety')
  const { key } = purchase
  const [requests, setRequests] = useState<readonly OriginRequest[]>([])
  const { busy, act } = useAct()
  const [chosen, choose] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    api('GET /api/purchases/{key}/origin-requests', { params: { key }, signal: stop.signal }).then(
      (answer) => setRequests(answer.requests),
      () => undefined,
    )
    return () => stop.abort()
  }, [key])
  const lines = purchase.orders
    .filter(({ status }) => !NOT_BOUGHT.includes(status))
    .flatMap(({ number, items }) => items.map(({ productId, title }) => ({ number, productId, title })))
  const open = lines.filter(
    ({ number, productId }, at) =>
      !requests.some((one) => one.orderNumber === number && one.productId === productId) &&
      lines.findIndex((one) => one.number === number && one.productId === productId) === at,
  )
  if (lines.length === 0) return null
  const nameOf = ({ number, productId }: (typeof lines)[number]) => `${number} ${productId}`
  const wanted = open.find((line) => nameOf(line) === chosen) ?? open[0]
  const ask = () =>
    act(async (call) => {
      if (!wanted) return
      const body = { orderNumber: wanted.number, productId: wanted.productId }
      setRequests((await call('POST /api/purchases/{key}/origin-requests', { params: { key }, body })).requests)
      notify('good', t('originSent'))
    })
  return (
    <Panel className="noscript:hidden print:hidden">
      {requests.map((request) => (
        <div key={request.id} className="border-line border-b pb-3 text-sm">
          <p className="wrap-anywhere font-semibold">{request.title}</p>
          {request.answer ? <OriginAnswerWords answer={request.answer} /> : <OriginUntil dueOn={request.dueOn} />}
        </div>
      ))}
      <Disclosure title={t('originTitle')} className="border-b-0">
        <p className="text-muted text-sm">{t('originIntro')}</p>
        {wanted && (
          <div className="mt-3 flex flex-col gap-3">
            <SelectField
              label={t('originProduct')}
              value={nameOf(wanted)}
              onChange={({ target }) => choose(target.value)}
              options={open.map((line) => ({ value: nameOf(line), label: line.title }))}
            />
            <Button variant="secondary" className="self-start" busy={busy} onClick={() => void ask()}>
              {t('originAsk')}
            </Button>
          </div>
        )}
      </Disclosure>
    </Panel>
  )
}
