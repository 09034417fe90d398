import { useState } from 'react'
import { accountOf, type CarrierAccountView } from '../../../../../domains/shipping/carrier-accounts/contract.ts'
import { KNOWN_CARRIERS } from '../../../../../domains/shipping/rules/methods.ts'
import { dateFormat } from '../../../../../values/dates.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Facts } from '../../../../ui/facts.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { CarrierForm } from './carrier-form.tsx'
import { useCarrierAccount } from './use-carrier-account.ts'

const TONES = { works: 'good', refused: 'danger', unanswered: 'warning' } as const

/** E16: one carrier, what is kept of its contract, and whether it was found to work. Keys go in and never come out. */
export function CarrierAccount({ companyId, loaded }: { companyId: number; loaded: CarrierAccountView }) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { account, saved, remove, check, busy, checking } = useCarrierAccount(companyId, loaded)
  const [open, setOpen] = useState<'form' | 'remove' | null>(null)
  const { name } = KNOWN_CARRIERS[account.carrier]
  const when = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const isKept = account.changedAt !== null
  return (
    <section aria-label={name} className="flex flex-col gap-4">
      <h3 className="font-semibold">{name}</h3>
      {open === 'form' ? (
        <CarrierForm
          {...{ companyId, account }}
          onSaved={(now) => {
            saved(now)
            setOpen(null)
          }}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <>
          {isKept ? <Kept account={account} /> : <p className="text-muted text-sm">{t('notConnected')}</p>}
          {isKept && account.standIn && <Notice>{t('isStandIn')}</Notice>}
          {account.check && (
            <Notice tone={TONES[account.check.result]} live>
              {t(`checked_${account.check.result}`)} {t('checkedAt', { at: when.format(new Date(account.check.at)) })}
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            {isKept && (
              <Button busy={checking} onClick={() => void check()}>
                {t('check')}
              </Button>
            )}
            <Button
              variant="secondary"
              onClick={() => setOpen('form')}
              aria-label={isKept ? undefined : t('connectTo', { name })}
            >
              {isKept ? t('replace') : t('connect')}
            </Button>
            {isKept && (
              <Button variant="quiet" onClick={() => setOpen('remove')}>
                {t('remove')}
              </Button>
            )}
          </div>
        </>
      )}
      <Dialog
        open={open === 'remove'}
        onClose={() => setOpen(null)}
        title={t('carrierRemoveTitle', { name })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove().then(() => setOpen(null))}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <p>{t('carrierRemoveText')}</p>
      </Dialog>
    </section>
  )
}

function Kept({ account }: { account: CarrierAccountView }) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const newsTime = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const isChoice = (name: string) => accountOf(account.carrier).fields.some((one) => one.name === name && one.choices)
  const shown = (name: string, value: string | null) =>
    value && isChoice(name) ? t(`choice_${value as 'soap'}`) : value
  const items = account.fields.map(({ name, secret, value, last4 }) => ({
    name: t(`key_${name as 'apiKey'}`),
    value: <span className="numbers break-all">{secret ? `•••• ${last4}` : shown(name, value)}</span>,
  }))
  if (account.test) items.push({ name: t('isTest'), value: <span>{t('isTestHint')}</span> })
  if (account.newsAddress !== null) {
    const { newsAddress, newsAt } = account
    items.push({
      name: t('newsAddress'),
      value: (
        <span>
          <span className="break-all">{newsAddress}</span>
          <span className="block text-muted text-sm">
            {t('newsHint')} {newsAt ? t('newsLast', { at: newsTime.format(new Date(newsAt)) }) : t('newsNever')}
          </span>
        </span>
      ),
    })
  }
  if (account.changedAt) {
    const changedAt = dateFormat(locale, { dateStyle: 'long' }).format(new Date(account.changedAt))
    items.push({ name: t('keysKept'), value: <span>{changedAt}</span> })
  }
  return <Facts items={items} />
}
