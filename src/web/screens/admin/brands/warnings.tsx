import { type FormEvent, useState } from 'react'
import type { WarningTexts } from '../../../../domains/product-safety/contract.ts'
import { api } from '../../../browser-api.ts'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { WarningFields } from '../../../parts/product-safety/warning-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Props = { warnings: readonly { categoryId: number; texts: WarningTexts }[]; tree: CategoryTree }

/** Warnings that stand on every product of a category. */
export function Warnings({ warnings, tree }: Props) {
  const t = useTexts('productSafety')
  const { busy, run } = useAction()
  const of = (id: number) => warnings.find(({ categoryId }) => categoryId === id)?.texts ?? {}
  const [id, setId] = useState([...tree.byId.keys()][0] ?? 0)
  const [texts, setTexts] = useState<WarningTexts>(() => of(id))
  const save = (event: FormEvent) => {
    event.preventDefault()
    void run(() => api('PUT /api/admin/category-warnings/{id}', { params: { id }, body: { texts } }), t('saved'))
  }
  return (
    <Disclosure title={t('warningsTitle')} side={warnings.length || null}>
      <p className="max-w-text text-muted text-sm">{t('warningsText')}</p>
      <form onSubmit={save} className="mt-4">
        <SelectField
          label={t('category')}
          className="max-w-sm"
          value={String(id)}
          onChange={({ target }) => {
            setId(Number(target.value))
            setTexts(of(Number(target.value)))
          }}
          options={[...tree.byId.values()].map((one) => ({ value: String(one.id), label: one.name }))}
        />
        <WarningFields value={texts} onChange={setTexts} />
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Disclosure>
  )
}
