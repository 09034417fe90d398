import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import type { CategoryNode, CategoryTree } from '../../../parts/categories/category-tree.ts'
import { hundredthsText } from '../../../parts/forms/hundredths.ts'
import type { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { CompanyPicker, type Picked } from './company-picker.tsx'
import type { Rule } from './load-commission.ts'
import { RateField, readRate } from './rate-field.tsx'
import { ruleName } from './rule-name.ts'

type Props = {
  /** Null: a new one. */
  rule: Rule | null
  tree: CategoryTree
  action: ReturnType<typeof useAction>
  onClose: () => void
}

/** A new rule, or another rate for one that is there. */
export function RuleDialog({ rule, tree, action, onClose }: Props) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const [company, setCompany] = useState<Picked | null>(rule?.company ?? null)
  const [category, setCategory] = useState(rule?.category ? String(rule.category.id) : '')
  const [text, setText] = useState(rule ? hundredthsText(rule.rate, locale, 'percent') : '')
  const [tried, setTried] = useState(false)
  const rate = readRate(text)
  const subjectMissing = company === null && category === ''
  const save = async () => {
    setTried(true)
    if (rate === undefined || subjectMissing) return
    const body = { companyId: company?.id ?? null, categoryId: category === '' ? null : Number(category), rate }
    if (await action.run(() => api('PUT /api/admin/commission/rules', { body }), t('ruleSaved'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(rule ? 'editRule' : 'addRule')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="commission-rule" busy={action.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="commission-rule"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {rule ? (
          <p className="break-words font-medium">{ruleName(rule, tree, t)}</p>
        ) : (
          <>
            <SelectField
              label={t('category')}
              value={category}
              options={[{ value: '', label: t('everyCategory') }, ...optionsOf(tree.top)]}
              onChange={({ target }) => setCategory(target.value)}
            />
            <CompanyPicker value={company} onPick={setCompany} />
            <FieldError id="commission-subject" error={tried && subjectMissing ? t('chooseSubject') : undefined} />
          </>
        )}
        <RateField value={text} error={tried && rate === undefined ? t('rateWrong') : undefined} onText={setText} />
      </form>
    </Dialog>
  )
}

/** The tree as a list, deeper ones set in. */
function optionsOf(nodes: readonly CategoryNode[], depth = 0): { value: string; label: string }[] {
  return nodes.flatMap((node) => [
    { value: String(node.id), label: `${'\u2003'.repeat(depth)}${node.name}` },
    ...optionsOf(node.children, depth + 1),
  ])
}
