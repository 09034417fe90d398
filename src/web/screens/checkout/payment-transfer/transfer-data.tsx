import type { TransferView } from '../../../../domains/checkout/contract.ts'
import { formatMoney, toMajor } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { CopyButton } from './copy-button.tsx'

/** What goes into the bank's form, line by line, and as a code for its program. */
export function TransferData({ transfer }: { transfer: TransferView }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const { holder, bank, iban, title, missing, currency, qr } = transfer
  const lines = [
    { name: t('transferRecipient'), shown: holder, copied: holder },
    { name: t('transferAccount'), shown: iban.replaceAll(/(.{4})(?=.)/g, '$1 '), copied: iban },
    { name: t('transferBank'), shown: bank, copied: undefined },
    { name: t('transferName'), shown: `${title.slice(0, 5)} ${title.slice(5)}`, copied: title },
    { name: t('transferAmount'), shown: formatMoney(missing, currency, locale), copied: toMajor(missing).toFixed(2) },
  ]
  return (
    <div className="flex flex-wrap items-start justify-between gap-6">
      <dl className="min-w-0 flex-1 basis-80">
        {lines.map(({ name, shown, copied }) => (
          <div key={name} className="border-line border-b py-2.5">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="numbers min-w-0 break-words font-semibold">{shown}</span>
              {copied !== undefined && <CopyButton name={name} text={copied} />}
            </dd>
          </div>
        ))}
      </dl>
      {qr && (
        <figure className="w-44">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={t('transferCodeAlt')}
            width={176}
            height={176}
            className="rounded-md bg-white"
          />
          <figcaption className="mt-2 text-muted text-xs">{t('transferCode')}</figcaption>
        </figure>
      )}
    </div>
  )
}
