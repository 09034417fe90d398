import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { UNION } from '../../../domains/product-safety/rules/trader.ts'
import type { ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAction } from '../forms/use-action.ts'
import { PartyFields } from './party-fields.tsx'
import { useParties } from './use-parties.ts'

type Brand = ApiOutput<'GET /api/admin/brands/{id}'>

/** Name, maker and responsible person of a brand; a new one without `brand`. */
export function BrandForm({ brand }: { brand?: Brand }) {
  const t = useTexts('productSafety')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const [name, setName] = useState(brand?.name ?? '')
  const form = useParties(brand ?? { maker: null, responsible: null })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const parties = form.take()
    if (!parties) return
    const body = { name, ...parties }
    let made: number | undefined
    const done = await run(async () => {
      if (!brand) made = (await api('POST /api/admin/brands', { body })).id
      else
        await api('PUT /api/admin/brands/{id}', {
          params: { id: brand.id },
          body: { ...body, revision: brand.revision },
        })
    }, t('saved'))
    if (done && made) await navigate(`/admin/brands/${made}`)
  }
  return (
    <form onSubmit={(event) => void save(event)} className="max-w-3xl">
      <TextField
        label={t('brand')}
        required
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
        className="max-w-sm"
      />
      <PartyFields of="maker" value={form.maker} wrong={form.wrong.maker} onChange={form.setMaker} />
      <PartyFields
        of="responsible"
        value={form.responsible}
        wrong={form.wrong.responsible}
        countries={UNION}
        onChange={form.setResponsible}
      />
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}
