import { Form } from 'react-router'
import { AnyOrderRefunds } from '../../../parts/refunds/any-order-refunds.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Any order by its number: what went back of it, and giving back more. */
export function OfOrder({ number }: { number: string | null }) {
  const t = useTexts('refunds')
  return (
    <section aria-label={t('openOrder')} className="flex max-w-xl flex-col gap-4">
      <h2 className="text-lg">{t('openOrder')}</h2>
      <Form method="get" className="flex items-end gap-3">
        <TextField name="order" label={t('openOrderHint')} defaultValue={number ?? ''} className="flex-1" />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </Form>
      {number && <AnyOrderRefunds number={number} />}
    </section>
  )
}
