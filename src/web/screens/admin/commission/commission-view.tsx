import { useState } from 'react'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CategoryRules } from './category-rules.tsx'
import { CompanyRules } from './company-rules.tsx'
import { DefaultRate } from './default-rate.tsx'
import { Example } from './example.tsx'
import type { Commissions, Rule } from './load-commission.ts'
import { RemoveRule } from './remove-rule.tsx'
import { RuleDialog } from './rule-dialog.tsx'

type Open = { kind: 'edit'; rule: Rule | null } | { kind: 'remove'; rule: Rule } | null

/** Default, rules and an example of what they come to. */
export function CommissionView({ commissions }: { commissions: Commissions }) {
  const { rate, categories, companies, tree } = commissions
  const t = useTexts('deliverySettings')
  const action = useAction()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const table = {
    tree,
    onEdit: (rule: Rule) => setOpen({ kind: 'edit', rule }),
    onRemove: (rule: Rule) => setOpen({ kind: 'remove', rule }),
  }
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-text text-muted">{t('commissionText')}</p>
        <Button onClick={() => setOpen({ kind: 'edit', rule: null })}>{t('addRule')}</Button>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_2fr]">
        <DefaultRate key={rate} rate={rate} />
        <Example {...commissions} />
      </div>
      <CategoryRules page={categories} {...table} />
      <CompanyRules page={companies} {...table} />
      {open?.kind === 'edit' && <RuleDialog rule={open.rule} {...{ tree, action }} onClose={close} />}
      {open?.kind === 'remove' && <RemoveRule rule={open.rule} {...{ tree, action }} onClose={close} />}
    </div>
  )
}
