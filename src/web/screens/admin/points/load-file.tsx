import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PointList } from '../../../../domains/shipping/point-files/contract.ts'
import { MOST_POINTS, POINT_COLUMNS } from '../../../../domains/shipping/point-files/rules/limits.ts'
import { ApiProblem } from '../../../api-problem.ts'
import { FileDrop } from '../../../parts/files/file-drop.tsx'
import { sendFile } from '../../../parts/files/send-file.ts'
import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Carrier = PointList['carrier']

/** A file for a carrier whose list is not read; where it would close most points the person is asked once more. */
export function LoadFile({ carriers }: { carriers: readonly Carrier[] }) {
  const t = useTexts('pointLists')
  const names = useTexts('fulfilment')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [carrier, setCarrier] = useState(carriers[0])
  const [part, setPart] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const [doubted, setDoubted] = useState<File>()
  const send = async (file: File | undefined, anyway = false) => {
    if (!file || !carrier || part !== null) return
    setPart(0)
    setError(undefined)
    setDoubted(undefined)
    try {
      const query = { carrier, name: file.name, anyway: String(anyway) }
      const { points, closed } = await sendFile('POST /api/admin/pickup-points', { query }, file, setPart)
      notify('good', t('loaded', { points, closed }))
    } catch (problem) {
      setError(failureText(problem, locale))
      if (problem instanceof ApiProblem && problem.code === 'points_fewer') setDoubted(file)
    }
    setPart(null)
    await revalidate()
  }
  return (
    <section aria-labelledby="load-points" className="flex flex-col gap-3">
      <h2 id="load-points" className="text-lg">
        {t('loadTitle')}
      </h2>
      <p className="max-w-text text-muted text-sm">
        {t('loadText', { most: new Intl.NumberFormat(locale).format(MOST_POINTS) })}
      </p>
      <p className="max-w-text text-sm">
        {t('columns')} <code className="numbers break-words">{POINT_COLUMNS.join('; ')}</code>
      </p>
      <SelectField
        className="max-w-xs"
        label={t('carrier')}
        value={carrier}
        onChange={({ target }) => {
          setCarrier(target.value as Carrier)
          setDoubted(undefined)
          setError(undefined)
        }}
        options={carriers.map((value) => ({ value, label: carrierName(names, value) }))}
      />
      <FileDrop
        small
        label={t('choose')}
        hint={t('chooseHint')}
        accept=".csv,.txt"
        part={part}
        error={error}
        onFile={(file) => void send(file)}
      />
      {doubted && (
        <Button variant="danger" className="self-start" onClick={() => void send(doubted, true)}>
          {t('anyway')}
        </Button>
      )}
    </section>
  )
}
