import { type FormEvent, useState } from 'react'
import { UNION } from '../../../../domains/product-safety/rules/trader.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { PartyFields } from '../../../parts/product-safety/party-fields.tsx'
import { useParties } from '../../../parts/product-safety/use-parties.ts'
import { WarningFields } from '../../../parts/product-safety/warning-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EnergyFields, NO_LABEL } from './energy-fields.tsx'

const KEY = 'PUT /api/companies/{id}/products/{productId}/safety'
type Props = {
  ids: { id: number; productId: string }
  safety: ApiOutput<'GET /api/companies/{id}/products/{productId}/safety'>
}

/** What the seller says of this one product. */
export function OwnSafety({ ids, safety }: Props) {
  const t = useTexts('productSafety')
  const { busy, run } = useAction()
  const form = useParties(safety)
  const [warnings, setWarnings] = useState(safety.warnings)
  const [greenProof, setGreenProof] = useState(safety.greenProof ?? '')
  const [energy, setEnergy] = useState(safety.energy ?? NO_LABEL)
  const hasLabel = safety.energyStanding !== 'notOfThisKind'
  const save = (event: FormEvent) => {
    event.preventDefault()
    const parties = form.take()
    const body = parties && { ...parties, warnings, greenProof, ...(hasLabel && { energy }) }
    if (body) void run(() => api(KEY, { params: ids, body }), t('saved'))
  }
  return (
    <form onSubmit={save} className="mt-8 max-w-4xl">
      <h2 className="text-xl">{t('ownTitle')}</h2>
      <p className="max-w-text text-muted text-sm">{t('ownText')}</p>
      <PartyFields of="maker" value={form.maker} wrong={form.wrong.maker} onChange={form.setMaker} />
      <PartyFields
        of="responsible"
        value={form.responsible}
        wrong={form.wrong.responsible}
        countries={UNION}
        onChange={form.setResponsible}
      />
      <h3 className="font-semibold">{t('ownWarnings')}</h3>
      <WarningFields value={warnings} onChange={setWarnings} />
      <h3 className="font-semibold">{t('greenProof')}</h3>
      <TextArea
        label={t('greenProofLabel')}
        hint={t('greenProofHint')}
        maxLength={2000}
        value={greenProof}
        onChange={({ target }) => setGreenProof(target.value)}
        className="max-w-3xl py-4"
      />
      {hasLabel && <EnergyFields value={energy} onChange={setEnergy} />}
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  )
}
