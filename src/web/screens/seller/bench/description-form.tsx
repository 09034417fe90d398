import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { GROUPS } from '../../../../domains/units/rules/facts.ts'
import { groupOfCategory } from '../../../../domains/units/rules/group-of-category.ts'
import { gtin14 } from '../../../../domains/units/rules/gtin.ts'
import { categoryOptions } from '../../../parts/categories/category-options.ts'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import { capital, useUnitWords } from '../../../parts/units/unit-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Description, readLast, writeLast } from './last-description.ts'

type Props = {
  companyId: number
  tree: CategoryTree
  /** What is known of it already; else the last one's is offered. */
  start?: Partial<Description>
  busy: boolean
  action: string
  onReady: (description: Description) => void
  /** Beside the button. */
  side?: ReactNode
  children?: ReactNode
}

const MOST_NAME = 120

/** What a thing is: where it belongs, what is measured of it, what it is called. */
export function DescriptionForm(props: Props) {
  const { companyId, tree, start, busy, action, onReady, side, children } = props
  const t = useTexts('bench')
  const words = useUnitWords()
  const id = useId()
  const form = useForm<Description>({
    defaultValues: { categoryId: '', group: 'phones', name: '', gtin: '', ...readLast(companyId), ...start },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((description) => {
    writeLast(companyId, description)
    onReady(description)
  })
  const propose = (categoryId: string) => {
    if (categoryId !== '') form.setValue('group', groupOfCategory([...tree.byId.values()], Number(categoryId)))
  }
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('category')}
          optional
          options={[{ value: '', label: t('noCategory') }, ...categoryOptions(tree)]}
          {...form.register('categoryId', { onChange: ({ target }) => propose(target.value) })}
        />
        <SelectField
          label={t('group')}
          hint={t('groupHint')}
          options={GROUPS.map((value) => ({ value, label: capital(words.t(`group_${value}`), words) }))}
          {...form.register('group')}
        />
      </div>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={MOST_NAME}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('nameMissing') })}
      />
      <TextField
        className="max-w-72"
        label={t('gtin')}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={errors.gtin?.message}
        {...form.register('gtin', {
          validate: (gtin) => gtin.trim() === '' || gtin14(gtin) !== undefined || t('gtinWrong'),
        })}
      />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        {side}
      </div>
    </form>
  )
}
