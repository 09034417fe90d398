import { Link } from 'react-router'
import { PriceAside } from '../../../../parts/shown-prices.tsx'
import { Price } from '../../../../ui/price.tsx'
import type { WordedOthers as Others, WordedSavings } from './word-others.ts'

/** The same model in other grades, each a way to its offer. */
export function WordedOthers({ told: { title, offers, all } }: { told: Others }) {
  return (
    <section aria-labelledby="other-grades">
      <h2 id="other-grades" className="pb-2 text-base">
        {title}
      </h2>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {offers.map(({ id, to, grade, about, price, from, currency, vat }) => (
          <li key={id}>
            <Link to={to} className="group flex items-start justify-between gap-4 py-2.5">
              <span className="min-w-0">
                <span className="block font-medium group-hover:underline">{grade}</span>
                <span className="wrap-anywhere block text-muted text-xs">{about}</span>
              </span>
              <span className="shrink-0 text-right">
                <Price amount={price} currency={currency} from={from} size="sm" />
                <PriceAside amount={price} currency={currency} vat={vat} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {all && (
        <Link to={all.to} className="mt-2 inline-block py-1 text-link text-sm">
          {all.words}
        </Link>
      )}
    </section>
  )
}

/** What it costs new here, and how much less this one costs. Nothing is struck through: it is another offer's price. */
export function WordedSaving({ told: { to, fresh, less, differs } }: { told: WordedSavings[number] }) {
  return (
    <p className="numbers mt-2 text-sm">
      <Link to={to} className="text-link underline underline-offset-4">
        {fresh}
      </Link>
      {' – '}
      <span className="font-medium text-good">{less}</span>
      {differs && <span className="block text-muted text-xs">{differs}</span>}
    </p>
  )
}
