import type { CaseView } from '../../../domains/returns/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { When } from '../lists/when.tsx'
import { CaseFiles } from './case-files.tsx'
import type { FilesWay } from './files-way.ts'
import type { PlainForm } from './plain-form.ts'
import { WordsForm } from './words-form.tsx'

type Props = {
  view: CaseView
  plain?: PlainForm
  way: FilesWay
  onSay: (words: string, files: number[]) => Promise<unknown>
}

/** What both sides and the operator say to a case, with their files; all of them read it. */
export function CaseStatements({ view: { statements, takesStatements }, plain, way, onSay }: Props) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  if (statements.length === 0 && !takesStatements) return null
  return (
    <Panel title={t('statements')}>
      <div className="flex flex-col gap-4 text-sm">
        {statements.length > 0 && (
          <ul className="flex flex-col gap-3">
            {statements.map((one) => (
              <li key={one.at + one.by}>
                <span className="text-muted text-xs">
                  {words(`by_${one.by}`)} · <When at={one.at} />
                </span>
                {one.words && <p className="wrap-anywhere whitespace-pre-line">{one.words}</p>}
                <CaseFiles files={one.files} way={way} />
              </li>
            ))}
          </ul>
        )}
        {takesStatements && (
          <WordsForm
            label={t('statement')}
            submit={t('sayIt')}
            done={t('said')}
            {...(plain && { plain })}
            sendFile={way.send}
            onSend={onSay}
          />
        )}
      </div>
    </Panel>
  )
}
