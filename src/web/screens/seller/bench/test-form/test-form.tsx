import { Save } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import type { OwnUnit } from '../../../../../domains/units/contract.ts'
import { MEASURED } from '../../../../../domains/units/rules/facts.ts'
import { TextArea } from '../../../../parts/forms/text-area.tsx'
import type { Photo } from '../../../../parts/units/kept-work.ts'
import { capital, useUnitWords } from '../../../../parts/units/unit-words.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { PhotoStrip } from '../photos/photo-strip.tsx'
import type { UnitTest } from '../use-unit-test.ts'
import { BatteryFields } from './battery-fields.tsx'
import { LiveGrade } from './live-grade.tsx'
import { MarksField } from './marks-field.tsx'
import { OtherFacts } from './other-facts.tsx'
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
  const photosOf = (of: Photo['of']) =>
    withPhotos && <PhotoStrip companyId={companyId} of={of} photos={test.photos} onChange={test.setPhotos} />
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
      {test.found && (
        <Notice live title={t('keptTitle')}>
          <p>{t('keptText')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={test.restore}>
              {t('keptRestore')}
            </Button>
            <Button size="sm" variant="quiet" onClick={test.discard}>
              {t('keptDiscard')}
            </Button>
          </div>
        </Notice>
      )}
      <Panel>
        {title(t('looks'))}
        <p className="-mt-2 mb-4 text-muted text-sm">{t('looksText')}</p>
        <div className="flex flex-col gap-6">
          {kind.screen && (
            <div>
              <MarksField
                field="screen"
                legend={capital(words.t('fact_screen'), words)}
                value={draft.screen}
                onChange={(screen) => change({ screen })}
              />
              {photosOf('screen')}
            </div>
          )}
          <div>
            <MarksField
              field="body"
              legend={capital(words.t('fact_body'), words)}
              value={draft.body}
              onChange={(body) => change({ body })}
            />
            {photosOf('body')}
          </div>
          {withPhotos && (
            <div>
              <p className="font-medium text-sm">{t('otherPhotos')}</p>
              {photosOf('other')}
            </div>
          )}
        </div>
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
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-col gap-3 bg-paper px-2 py-3">
        <LiveGrade facts={test.facts} />
        <Button type="submit" size="lg" wide busy={test.busy}>
          <Save className="size-5" aria-hidden="true" />
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
