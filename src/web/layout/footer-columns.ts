export const footerColumns = [
  { heading: 'footerShopping', paths: ['/catalog', '/listcategory', '/index', '/compare', '/cart', '/find-order'] },
  {
    heading: 'footerRules',
    paths: [
      '/rules',
      '/policy',
      '/privacy-policy',
      '/ranking',
      '/grades',
      '/guarantee',
      '/take-back',
      '/intellectual-property',
    ],
  },
  { heading: 'footerSelling', paths: ['/registercompany', '/regular', '/certificate'] },
  {
    heading: 'footerCompany',
    paths: ['/contact', '/contact-points', '/accessibility', '/security-report', '/recalls', '/app-download'],
  },
] as const
