import { COUNTED, type JobLaneView } from '../../../../domains/desk/jobs/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

const STEPS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const

/** How each lane stands; late ones stand out by their words, not by colour alone. */
export function Lanes({ lanes }: { lanes: readonly JobLaneView[] }) {
  const t = useTexts('jobs')
  const count = (value: number) => (value >= COUNTED ? t('atLeast', { count: value }) : value)
  const wait = (seconds: number | null) => {
    if (seconds === null) return t('onTime')
    const [unit, size] = STEPS.find(([, least]) => seconds >= least) ?? (['seconds', 1] as const)
    return t(unit, { count: Math.floor(seconds / size) })
  }
  return (
    <Table
      stacks
      caption={t('lanes')}
      rows={lanes}
      rowKey={({ lane }) => lane}
      columns={[
        { key: 'lane', head: t('lane'), cell: ({ lane }) => t(`lane_${lane}`) },
        { key: 'due', head: t('due'), named: true, figures: true, cell: ({ due }) => count(due) },
        {
          key: 'late',
          head: t('late'),
          named: true,
          figures: true,
          cell: ({ lateSeconds }) => (
            <span className={lateSeconds !== null && lateSeconds >= 300 ? 'font-semibold text-danger' : undefined}>
              {wait(lateSeconds)}
            </span>
          ),
        },
        {
          key: 'running',
          head: t('running'),
          named: true,
          figures: true,
          cell: ({ running, atOnce }) => `${running} / ${atOnce}`,
        },
        { key: 'failing', head: t('failing'), named: true, figures: true, cell: ({ retrying }) => count(retrying) },
        { key: 'failed', head: t('failed'), named: true, figures: true, cell: ({ failed }) => count(failed) },
      ]}
    />
  )
}
