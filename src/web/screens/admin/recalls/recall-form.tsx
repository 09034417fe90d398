import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { RecallAbout } from './recall-about.tsx'
import { RecallTarget } from './recall-target.tsx'
import { RecallTexts } from './recall-texts.tsx'
import { emptyRecall, type RecallValues, recallBodyOf } from './recall-values.ts'

/** A new recall: what it is about, the danger, what to do; published by its button. */
export function RecallForm({ tree, offer }: { tree: CategoryTree; offer: string }) {
  const t = useTexts('productSafety')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const form = useForm<RecallValues>({ defaultValues: emptyRecall(offer) })
  const publish = form.handleSubmit(async (values) => {
    let made: number | undefined
    const sent = async () => {
      made = (await api('POST /api/admin/recalls', { body: recallBodyOf(values) })).id
    }
    if ((await run(sent, t('published'))) && made) await navigate(`/admin/recalls/${made}`)
  })
  return (
    <form noValidate onSubmit={(event) => void publish(event)} className="grid max-w-4xl gap-4 sm:grid-cols-2">
      <RecallAbout form={form} />
      <RecallTexts form={form} />
      <RecallTarget form={form} tree={tree} />
      <CheckboxField label={t('pauses')} className="sm:col-span-2" {...form.register('pauses')} />
      <p className="text-muted text-sm sm:col-span-2">{t('sureText')}</p>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('publish')}
      </Button>
    </form>
  )
}
