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
    accessibility: ['accessibility', 'accessibility'],
    guarantee: ['guarantee', 'guarantee'],
    takeBack: ['take-back', 'take-back'],
    securityReport: ['security-report', 'security-report'],
    intellectualProperty: ['intellectual-property', 'intellectual-property'],
    appDownload: ['app-download', 'app-download'],
    textVersions: ['text-versions/:page', 'versions'],
    certificate: ['certificate', 'certificate'],
  },
)
