import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { OwnUnit } from '../../../domains/units/contract.ts'
import type { ApiOutput } from '../../api-types.ts'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toast-store.ts'
import { useSending } from '../forms/use-sending.ts'
import type { Mine } from '../seller/pick-company.ts'
import { useCompanySearch } from '../seller/use-company-search.ts'

type Props = { company: Mine; unit: OwnUnit; onUnit: (unit: OwnUnit) => void; onDone: () => void }
type Row = ApiOutput<'GET /api/companies/{id}/products'>['products'][number]

/** Puts the unit to a product that is there already: one more piece of it. */
export function ToProduct({ company, unit, onUnit, onDone }: Props) {
  const t = useTexts('bench')
  const locale = useLocale()
  const search = useCompanySearch()
  const { busy, send } = useSending()
  const [found, setFound] = useState<readonly Row[]>()
  const attempt = (run: () => Promise<void>) =>
    send(async () => {
      try {
        await run()
      } catch (error) {
        showFailure(error, locale)
      }
    })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('product') ?? '').trim()
    void attempt(async () => {
      const call = { params: { id: company.id }, query: { ...(q && { q }) } }
      setFound((await api('GET /api/companies/{id}/products', call)).products.slice(0, 8))
    })
  }
  const put = (productId: number) =>
    attempt(async () => {
      const params = { id: company.id, productId }
      await api('POST /api/companies/{id}/products/{productId}/units', {
        params,
        body: { codes: [unit.code], versionId: null },
      })
      onUnit(await api('GET /api/companies/{id}/units/{code}', { params: { id: company.id, code: unit.code } }))
      notify('good', t('offered'))
      onDone()
    })
  return (
    <>
      <form onSubmit={find} className="flex items-end gap-2">
        <TextField
          className="flex-1"
          label={t('toExisting')}
          name="product"
          type="search"
          defaultValue={unit.name}
          maxLength={100}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('search')}
        </Button>
      </form>
      <ul aria-live="polite" className="mt-3 divide-y divide-line">
        {found?.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-3 py-2">
            <Link to={{ pathname: `/products/${row.id}/edit`, search }} className="min-w-0 text-sm hover:underline">
              {row.title}
            </Link>
            <Button
              size="sm"
              variant="secondary"
              busy={busy}
              aria-label={t('putTo', { title: row.title })}
              onClick={() => void put(row.id)}
            >
              {t('put')}
            </Button>
          </li>
        ))}
        {found?.length === 0 && <li className="py-2 text-muted text-sm">{t('nothingFound')}</li>}
      </ul>
    </>
  )
}
