import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { ReturnsWaiting } from './attention-list.tsx'
import { AttentionList } from './attention-list.tsx'
import { ConversionPanel } from './conversion-panel.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LowStock } from './low-stock.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { SetupList } from './setup-list.tsx'
import { ToShip } from './to-ship.tsx'

/** What a seller opens in the morning: what waits first, then how it goes. */
export function DashboardView({ board, returns }: { board: Dashboard; returns: ReturnsWaiting | null }) {
  const t = useTexts('fulfilment')
  const { setup } = board
  const isNew = !(setup.company && setup.delivery && setup.product)
  const nothingYet = board.present.orders + board.before.orders + board.toShip.count + board.conversion.views === 0
  // Who has yet to begin is told what to do, not how much of nothing there is.
  if (isNew && nothingYet) {
    return (
      <div className="flex flex-col gap-8">
        <div className="grid items-start gap-8 xl:grid-cols-2">
          <SetupList setup={setup} />
          <AttentionList attention={board.attention} returns={returns} />
        </div>
        <KeyFigures board={board} />
        <SalesPanel board={board} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      {isNew && <SetupList setup={setup} />}
      <KeyFigures board={board} />
      {board.otherCurrencies.length > 0 && (
        <p className="text-muted text-sm">{t('otherCurrencies', { currencies: board.otherCurrencies.join(', ') })}</p>
      )}
      <SalesPanel board={board} />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <ToShip toShip={board.toShip} />
          <LowStock rows={board.lowStock} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <AttentionList attention={board.attention} returns={returns} />
          <ConversionPanel conversion={board.conversion} />
        </div>
      </div>
    </div>
  )
}
