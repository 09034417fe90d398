import type { offerReport as master } from '../pl-PL/offer-report.ts'
import type { Same } from '../shape.ts'

export const offerReport: Same<typeof master> = {
  reportHint:
    'Buyers see what was checked, by whom and when. Without a report the offer says that the condition is as you described it.',
  reportAdd: 'Add a report',
  reportRemove: 'Remove the report',
  reportBy: 'Who checked it',
  reportByHint: 'A name, a job or a workshop, for example “ReKomp workshop, Marek”.',
  reportDay: 'Day of the check',
  reportNote: 'Remarks on the check',
  reportAll: 'Everything in order',
  reportNoPoints: 'Choose a category first: the list of points depends on it.',
  result_none: 'leave out',
  result_works: 'in order',
  result_fails: 'defect',
  result_notChecked: 'not checked',
  illustration: 'This is an illustration, not a photo of this item',
  illustrationHint:
    'A drawing, a rendering or the maker’s picture. Buyers read “illustration” on it, and photos come before it.',
  illustrationMark: 'Illustration',
  showsDefect: 'What it shows',
  showsWhole: 'the product or a part of it',
  showsThis: 'the defect: {{defect}}',
  defectMark: 'Defect',
  noPhotoOfDefect: 'No photo shows this defect. Choose one in the dialog of a picture.',
  noticesTitle: 'Worth mending before you publish',
  notice_no_photo:
    'There is no photo of this very item. For damaged things and visible wear, buyers read a remark about it.',
  notice_warranty_differs:
    '{{where}}: a warranty of {{said}} months is named, the offer has {{holds}}. What counts is the offer.',
  notice_dispatch_differs:
    '{{where}}: dispatch within {{said}} days is named, the offer has {{holds}}. What counts is the offer.',
  notice_returns_differ: '{{where}}: {{said}} days for returns are named, your company takes them for {{holds}} days.',
  notice_standard_differs:
    'Your rules of returns name a warranty of {{said}} months, this offer {{holds}}. Buyers see both.',
  notice_nothing_checked: '{{where}}: the text says that it was checked. Report what was checked, by whom and when.',
  notice_report_fails:
    'The report names a defect, but the state of the offer says that everything works. Choose the state “damaged” or mend the report.',
}
