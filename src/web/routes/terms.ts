import { pagesOf } from './page-rows.ts'

export const terms = pagesOf(
  'terms/',
  { access: 'public', texts: ['terms'] },
  {
    rules: ['rules', 'rules'],
    policy: ['policy', 'policy'],
    regular: ['regular', 'regular'],
    privacyPolicy: ['privacy-policy', 'privacy-policy'],
    contactPoints: ['contact-points', 'contact-points'],
    ranking: ['ranking', 'ranking'],
    securityReport: ['security-report', 'security-report'],
    intellectualProperty: ['intellectual-property', 'intellectual-property'],
    appDownload: ['app-download', 'app-download'],
    certificate: ['certificate', 'certificate'],
  },
)
