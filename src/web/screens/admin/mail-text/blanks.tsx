import type { MailText } from '../../../../domains/mail/texts/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What is filled in, what of it has to stand in the text, and an example of each. */
export function Blanks({ blanks }: Pick<MailText, 'blanks'>) {
  const t = useTexts('mailTexts')
  return (
    <Panel title={t('blanks')}>
      <p className="max-w-text pb-3 text-muted text-sm">{t('blanksText')}</p>
      <Facts
        items={blanks.map(({ name, wanted, example }) => ({
          name: `{{${name}}}`,
          value: [t(wanted ? 'wanted' : 'optional'), example && t('example', { value: example })]
            .filter(Boolean)
            .join(', '),
        }))}
      />
    </Panel>
  )
}
