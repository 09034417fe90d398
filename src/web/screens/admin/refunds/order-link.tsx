import { Link } from 'react-router'

/** To an order's refunds, on the same page. */
export function OrderLink({ number }: { number: string }) {
  return (
    <Link to={{ search: `?order=${number}` }} className="numbers inline-block min-h-6 text-link">
      {number}
    </Link>
  )
}
