import { pagesOf } from './page-rows.ts'

export const storefront = pagesOf(
  'storefront/',
  { access: 'public', texts: ['catalog'] },
  {
    start: ['', 'start'],
    index: ['index', 'index-page'],
    listCategory: ['listcategory', 'list-category'],
    catalog: ['catalog', 'catalog'],
    compare: ['compare', 'compare', { more: ['passport'] }],
    favourites: ['favourites', 'favourites', { texts: ['wishes'] }],
    stockAlert: ['stock-alert', 'stock-alert', { texts: ['wishes'] }],
    grades: ['grades', 'grades', { texts: ['units'] }],
    unit: ['units/:code', 'unit', { texts: ['units', 'passport'] }],
    product: ['products/:id', 'product', { texts: ['product', 'reviews'] }],
    company: ['company/:id', 'company', { more: ['product', 'reviews'] }],
    sellerPresentation: ['seller-presentation/:id', 'seller-presentation', { more: ['product'] }],
    contact: ['contact', 'contact', { texts: ['messages'] }],
    recalls: ['recalls', 'recalls', { texts: ['productSafety'] }],
    report: ['report/:kind/:id', 'report', { texts: ['moderation'] }],
    case: ['reports/:key', 'case', { texts: ['moderation'] }],
    shop: ['shops/:id', 'shop', { texts: ['place', 'reviews'] }],
  },
)
