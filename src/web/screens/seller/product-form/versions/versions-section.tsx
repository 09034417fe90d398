import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { FormPanel } from '../form-panel.tsx'
import { newVersion } from '../form-state.ts'
import { useOffer, useOfferTools, useSchema } from '../offer-tools.ts'
import { VaryingFields } from './varying-fields.tsx'
import { VersionRow } from './version-row.tsx'

/** As in the contract. */
const MOST = 50

/** What is sold: versions with price and pieces. */
export function VersionsSection() {
  const t = useTexts('offer')
  const { store, editable } = useOfferTools()
  const schema = useSchema()
  const versions = useOffer(({ draft }) => draft.versions)
  const error = useOffer(({ errors }) => errors.versions)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = useRef<HTMLOListElement>(null)
  const used = [...new Set([...chosen, ...versions.flatMap(({ attributes }) => Object.keys(attributes))])].sort().join()
  // The same list while the same keys are in use: the other rows need not be drawn anew for every letter.
  const varying = useMemo(() => schema.filter(({ key }) => used.split(',').includes(key)), [schema, used])
  const focusName = (index: number) =>
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[name="versions.${index}.name"]`)?.focus())
  const add = () => {
    store.change({ versions: [...versions, { ...newVersion(versions.at(-1)), attributes: {} }] })
    focusName(versions.length)
  }
  const first = versions[0]
  return (
    <FormPanel name="versions" title={t('section_versions')} hint={t('versionsHint')}>
      {editable && schema.length > 0 && versions.length > 1 && (
        <VaryingFields schema={schema} varying={varying} onChoose={setChosen} chosen={chosen} />
      )}
      <ol ref={list} className="flex flex-col divide-y divide-line border-line border-b">
        {versions.map((version, index) => (
          <VersionRow key={version.rowKey} {...{ version, index, varying }} total={versions.length} />
        ))}
      </ol>
      <FieldError id="versions-error" error={error} />
      {editable && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="secondary" disabled={versions.length >= MOST} onClick={add}>
            <Plus className="size-4" aria-hidden="true" />
            {t('addVersion')}
          </Button>
          {versions.length > 2 && first?.price && versions.some(({ price }) => price !== first.price) && (
            <Button
              variant="quiet"
              onClick={() =>
                store.change({ versions: versions.map((version) => ({ ...version, price: first.price })) })
              }
            >
              {t('samePrice', { price: first.price })}
            </Button>
          )}
        </div>
      )}
    </FormPanel>
  )
}
