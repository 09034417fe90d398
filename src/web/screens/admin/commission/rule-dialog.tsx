import { Controller, useForm } from 'react-hook-form'
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

type Values = { company: Picked | null; category: string; rate: string }

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
  const form = useForm<Values>({
    defaultValues: {
      company: rule?.company ?? null,
      category: rule?.category ? String(rule.category.id) : '',
      rate: rule ? hundredthsText(rule.rate, locale, 'percent') : '',
    },
  })
  const save = form.handleSubmit(async ({ company, category, rate }) => {
    const body = {
      ...{ companyId: company?.id ?? null, categoryId: category === '' ? null : Number(category) },
      rate: readRate(rate) ?? 0,
    }
    if (await action.run(() => api('PUT /api/admin/commission/rules', { body }), t('ruleSaved'))) onClose()
  })
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
      <form id="commission-rule" noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        {rule ? (
          <p className="break-words font-medium">{ruleName(rule, tree, t)}</p>
        ) : (
          <>
            <SelectField
              label={t('category')}
              options={[{ value: '', label: t('everyCategory') }, ...optionsOf(tree.top)]}
              {...form.register('category', { deps: 'company' })}
            />
            <Controller
              control={form.control}
              name="company"
              rules={{ validate: (company, { category }) => company !== null || category !== '' || t('chooseSubject') }}
              render={({ field, fieldState }) => (
                <>
                  <CompanyPicker value={field.value} onPick={field.onChange} ref={field.ref} />
                  <FieldError id="commission-subject" error={fieldState.error?.message} />
                </>
              )}
            />
          </>
        )}
        <RateField control={form.control} />
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
