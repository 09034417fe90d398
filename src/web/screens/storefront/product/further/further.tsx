/** What needs no answer to a click at once: fetched after what does (`load-further.tsx`). */
export { Condition } from '../../../../parts/product-view/condition.tsx'
export { ReportLink } from '../../../../parts/report-link.tsx'
export { Reviews } from '../../../../parts/reviews/reviews.tsx'
export { SellerCard } from '../../../../parts/seller-card.tsx'
export { AfterSale } from '../after-sale.tsx'
export { Similar } from '../similar.tsx'
