export const footerColumns = [
  { heading: 'footerShopping', paths: ['/catalog', '/listcategory', '/index', '/compare', '/cart', '/find-order'] },
  {
    heading: 'footerRules',
    paths: ['/rules', '/policy', '/privacy-policy', '/ranking', '/grades', '/intellectual-property'],
  },
  { heading: 'footerSelling', paths: ['/registercompany', '/regular', '/certificate'] },
  { heading: 'footerCompany', paths: ['/contact', '/contact-points', '/security-report', '/app-download'] },
] as const
