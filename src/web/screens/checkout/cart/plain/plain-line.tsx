import type { CartLine } from '../../../../../domains/cart/contract.ts'
import { localePath } from '../../../../../values/locale.ts'
import { type Currency, formatMoney } from '../../../../../values/money.ts'
import { titleIn } from '../../../../../values/titled.ts'
import { PriceAside } from '../../../../parts/shown-prices.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { LineHead } from '../line-head.tsx'
import { PriceChange, problemKeys } from '../line-notes.tsx'
import type { Refusal } from './plain-page.ts'

type Props = { line: CartLine; currency: Currency; refusal: Refusal | null }

/** A line with its own form: how many, or none. */
export function PlainLine({ line, currency, refusal }: Props) {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { versionId, quantity, available, problem } = line
  const title = titleIn(line, locale)
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const own = refusal?.version === versionId && refusal.step === 'quantity' ? refusal : null
  const error = own ? (own.problem.errors[0]?.message ?? own.problem.title) : undefined
  const single = quantity === 1 && available <= 1
  return (
    <li
      id={`line-${versionId}`}
      className="grid scroll-mt-24 grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[6rem_minmax(0,1fr)]"
    >
      <Picture imageKey={line.imageKey} alt="" sizes="6rem" className="self-start" />
      <div className="min-w-0">
        <LineHead line={line} />
        <p className="numbers mt-2">
          <span className="block font-semibold">{money(line.lineTotal)}</span>
          <PriceAside amount={line.lineTotal} currency={currency} vat={line.vat} />
          {quantity > 1 && (
            <span className="block text-muted text-xs">{t('piecePrice', { price: money(line.unitPrice) })}</span>
          )}
        </p>
        <form
          method="post"
          action={localePath('/cart', locale)}
          noValidate
          className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2"
        >
          <input type="hidden" name="version" value={versionId} />
          {single ? (
            available === 1 && <p className="flex min-h-11 items-center text-muted text-sm">{t('lastOne')}</p>
          ) : (
            <>
              <TextField
                label={shell('quantity')}
                name="quantity"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={own?.quantity || String(quantity)}
                error={error && available > 0 ? `${error}. ${t('availableNow', { count: available })}` : error}
                className="w-28 has-aria-invalid:w-full"
              />
              <Button type="submit" variant="secondary" name="step" value="quantity">
                {t('changeQuantity')}
                <span className="sr-only">: {title}</span>
              </Button>
            </>
          )}
          <Button type="submit" variant="quiet" name="step" value="remove">
            {t('remove')}
            <span className="sr-only">: {title}</span>
          </Button>
        </form>
        {problem && (
          <Notice tone="danger" className="mt-2">
            {t(problemKeys[problem])}
            {problem === 'not_enough' && ` ${t('availableNow', { count: available })}`}
          </Notice>
        )}
        <PriceChange line={line} money={money} />
      </div>
    </li>
  )
}
