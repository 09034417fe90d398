import { REQUESTS_A_MINUTE } from '../../../../domains/api-keys/rules/api-key-limits.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** A first request to copy, and where everything else is written. */
export function HowToCall({ companyId }: { companyId: number }) {
  const t = useTexts('apiKeys')
  const example = [
    `curl -X PUT ${location.origin}/api/companies/${companyId}/stock \\`,
    '  -H "Authorization: Bearer obk_…" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '{"items":[{"erpCode":"A-17","quantity":4}]}'`,
  ].join('\n')
  return (
    <Panel title={t('howTitle')} aria-label={t('howTitle')}>
      <p className="max-w-text text-sm">{t('howText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
      <section aria-label={t('example')} tabIndex={0} className="my-3 overflow-x-auto rounded-md bg-sunken p-4">
        <pre className="text-sm">
          <code>{example}</code>
        </pre>
      </section>
      <p className="max-w-text text-muted text-sm">{t('limits', { requests: REQUESTS_A_MINUTE })}</p>
      <p className="pt-3 text-sm">
        <a
          href="/api/docs"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-medium text-accent underline"
        >
          {t('documentation')}
          <span className="sr-only">, {t('opensNew')}</span>
        </a>
      </p>
    </Panel>
  )
}
