import { type KeyboardEvent, useId } from 'react'
import type { OwnUnit } from '../../../../../domains/units/contract.ts'
import { MEASURED } from '../../../../../domains/units/rules/facts.ts'
import { TextArea } from '../../../../parts/forms/text-area.tsx'
import { capital, useUnitWords } from '../../../../parts/units/unit-words.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import type { UnitTest } from '../use-unit-test.ts'
import { BatteryFields } from './battery-fields.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { LooksFields } from './looks-fields.tsx'
import { OtherFacts } from './other-facts.tsx'
import { SaveBar } from './save-bar.tsx'
import { TestList } from './test-list.tsx'

type Props = {
  companyId: number
  unit: OwnUnit
  test: UnitTest
  /** This role may send pictures of products. */
  withPhotos: boolean
}

/** What is measured of a thing of its kind, with the grade that follows. Ctrl and Enter saves from anywhere in it. */
export function TestForm({ companyId, unit, test, withPhotos }: Props) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const id = useId()
  const { draft, change, wrong } = test
  const kind = MEASURED[unit.group]
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void test.save()
  }
  const title = (text: string) => <h3 className="mb-3 font-semibold">{text}</h3>
  return (
    <form
      noValidate
      aria-labelledby={id}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault()
        void test.save()
      }}
      className="flex flex-col gap-5"
    >
      <h2 id={id} className="sr-only">
        {t('testForm')}
      </h2>
      {test.found && <KeptNotice onRestore={test.restore} onDiscard={test.discard} />}
      <Panel>
        {title(t('looks'))}
        <p className="-mt-2 mb-4 text-muted text-sm">{t('looksText')}</p>
        <LooksFields {...{ companyId, test, withPhotos }} screen={kind.screen} />
      </Panel>
      {kind.battery && (
        <Panel>
          {title(capital(words.t('fact_battery'), words))}
          <BatteryFields value={draft} wrong={wrong} today={test.today} onChange={change} />
        </Panel>
      )}
      <Panel>
        <TestList group={unit.group} tests={draft.tests} onChange={(tests) => change({ tests })} />
      </Panel>
      <Panel>
        {title(t('rest'))}
        <div className="flex flex-col gap-4">
          <OtherFacts group={unit.group} draft={draft} wrong={wrong} onChange={change} />
          <TextArea
            label={t('note')}
            hint={t('noteHint')}
            optional
            rows={2}
            maxLength={500}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </div>
      </Panel>
      <SaveBar test={test} />
    </form>
  )
}
