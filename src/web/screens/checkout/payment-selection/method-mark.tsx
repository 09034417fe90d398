import type { ReactNode } from 'react'
import type { PaymentMethod } from '../../../../domains/payments/contract.ts'

/** Drawn here, plainly: a card, the word of BLIK, a bank, a purse. */
const DRAWINGS: Readonly<Record<PaymentMethod, ReactNode>> = {
  card: (
    <>
      <path d="M10 9h20v11H10z" />
      <path d="M10 12.5h20M13 17h5" />
    </>
  ),
  blik: (
    <text x="20" y="18" textAnchor="middle" fontSize="10" fontWeight="700" fill="currentColor" stroke="none">
      BLIK
    </text>
  ),
  transfer: <path d="M11 12l9-4.500 9 4.500zM13 12v6.500M18 12v6.500M22 12v6.500M27 12v6.500M11 20h18" />,
  wallet: <path d="M11 10.500h17v10H11zM11 10.500l12-3v3M23.500 14h4.500v3h-4.500z" />,
}

/** A way of paying as a small picture; the text beside it names it. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  return (
    <svg
      viewBox="0 0 40 28"
      className="h-6 w-auto text-muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="0.750" y="0.750" width="38.500" height="26.500" rx="4" strokeOpacity="0.5" />
      {DRAWINGS[method]}
    </svg>
  )
}
