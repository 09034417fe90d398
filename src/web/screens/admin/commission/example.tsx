import { useState } from 'react'
import { commissionOf } from '../../../../domains/commission/rules/commission-of.ts'
import { formatMoney } from '../../../../values/money.ts'
import { hundredthsText, maskHundredths, parseHundredths } from '../../../parts/forms/hundredths.ts'
import { useMarketCurrency } from '../../../parts/use-market-currency.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Commissions } from './load-commission.ts'
import { rateText, ruleName } from './rule-name.ts'

const mask = maskHundredths(7)
const PRICE = 129_900

/** What a rule comes to for one price, reckoned as orders are. */
export function Example({ rate, categories, companies, tree }: Commissions) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { currency, sign } = useMarketCurrency()
  const [text, setText] = useState(() => hundredthsText(PRICE, locale))
  const [chosen, setChosen] = useState('')
  const rules = [...categories.rules, ...companies.rules]
  const used = rules.find((one) => String(one.id) === chosen)?.rate ?? rate
  const { base, net, vat, gross } = commissionOf([{ base: parseHundredths(text) ?? 0, rate: used }])
  const money = (amount: number) => <span className="numbers">{formatMoney(amount, currency, locale)}</span>
  return (
    <Panel title={t('example')} aria-label={t('example')}>
      <div className="grid items-start gap-4 pb-3 sm:grid-cols-2">
        <TextField
          label={t('examplePrice', { sign })}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => setText(mask(target.value))}
        />
        <SelectField
          label={t('exampleRule')}
          value={chosen}
          options={[
            { value: '', label: t('exampleDefault', { rate: rateText(rate, locale) }) },
            ...rules.map((one) => ({
              value: String(one.id),
              label: t('exampleOf', { name: ruleName(one, tree, t), rate: rateText(one.rate, locale) }),
            })),
          ]}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <div aria-live="polite">
        <Facts
          items={[
            { name: t('exampleNet'), value: money(net) },
            { name: t('exampleVat'), value: money(vat) },
            { name: t('exampleGross'), value: money(gross) },
            { name: t('exampleSeller'), value: <strong>{money(base - gross)}</strong> },
          ]}
        />
      </div>
    </Panel>
  )
}
