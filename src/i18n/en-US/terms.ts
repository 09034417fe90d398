import type { terms as master } from '../pl-PL/terms.ts'
import type { Same } from '../shape.ts'

export const terms: Same<typeof master> = {
  bindingNote: 'The Polish text is binding. It is shown below in Polish.',
  contents: 'Contents',
  validFrom: 'In force from {{date}}',
  ownerLine: 'The service is run by {{name}}, {{address}}, tax ID {{taxId}}, e-mail {{email}}, phone {{phone}}.',
  storeSoon: 'The link will appear once the app is in the store.',
  privacy1Title: 'Who is responsible for the data',
  privacy1Text:
    'The operator of the service is the controller of account and service data. The seller you buy from is a separate controller of the data needed to fulfil the order.',
  privacy2Title: 'What data and why',
  privacy2Text:
    'Name, address, phone and e-mail serve to conclude and perform the contract, invoice data to meet tax duties, technical data (IP address, time of request) to protect the service against abuse. Card data goes to the payment provider alone; we do not see it.',
  privacy3Title: 'Who receives them',
  privacy3Text:
    'The seller whose goods you buy, the carrier you choose and the payment provider. We do not sell data and take no purely automated decisions with legal effects for you.',
  privacy4Title: 'How long we keep them',
  privacy4Text:
    'Account data until the account is deleted. Orders and invoices until tax limitation ends, usually 5 years from the end of the year in which the duty arose. An abandoned cart for 60 days. Files sent in returns, complaints and disputes until a year after the case ended, also once the account is deleted, since claims are established and defended by them; deleting the account removes at once those of cases that were taken back, and those sent with nothing.',
  privacy5Title: 'Your rights',
  privacy5Text:
    'You may ask for access to your data, a copy, correction, erasure or restriction, object to processing and complain to the President of the Polish Personal Data Protection Office. Write to the address below.',
  privacy6Title: 'What we store in the browser',
  privacy6Text:
    'Only what is necessary: the cart id and its number of items, the comparison list, your favorites until you log in, the products viewed last (up to 12; you can clear them, and nobody is sent them), the chosen appearance, what you typed into the order form (until the tab is closed) and, after logging in, the token, the ids of account and company and the first name (also until the tab is closed; if you stay logged in, for up to 30 days). One technical cookie (up to 400 days) lets us recognise a browser in which you logged in before, so that strangers guessing passwords cannot lock the account; it follows nobody and opens nothing. A second one (a year) remembers how prices are to be shown, and exists only once you choose it. We use no tracking cookies or advertising scripts, so we do not ask for consent.',
  points1Title: 'For consumers and users',
  points1Text: 'Write to {{email}} or call {{phone}}. A person answers, in Polish, English or German.',
  points2Title: 'For authorities of the states, the Commission and the Board for Digital Services',
  points2Text:
    'Please send orders and questions to {{email}}. Languages: Polish, English, German. We deal with orders about product safety within 2 working days, with safety notices within 3.',
  points3Title: 'Reporting content',
  points3Text:
    'A link “Report” stands at every offer, review, shop and seller. Everybody may report, also without an account. We confirm the report by e-mail, a person looks at it, and we give the reasons for the decision.',
  points4Title: 'Complaints',
  points4Text:
    'You may complain about every decision free of charge within six months on the page of the case. You may also turn to a certified out-of-court body or go to court. Whoever reports without any ground again and again is warned, then we take no reports of theirs for 90 days.',
  ranking1Title: 'When you search with words',
  ranking1Text:
    'Relevance comes first: how well your words match the title, brand, model and technical data of an offer. Title and model weigh more than the description. Between similar matches the better prepared offer comes first. Parts such as “under 2000 zł” or “16 GB” become filters that you see and can remove.',
  ranking2Title: 'When you browse a category',
  ranking2Text:
    'Without words, better prepared offers come first: pictures, filled-in technical data, length of the description, warranty and condition count. Parts come after devices. The rest is decided by a fixed lot of each offer, the same for everyone, so that similar goods mix. You may also order by price or listing date.',
  ranking3Title: 'What does not count',
  ranking3Text:
    'Sellers cannot pay for a higher place. The commission, your earlier visits, your device and where you are change neither order nor prices. Buyers’ ratings are shown with the offers, but do not change the order either.',
  ranking4Title: 'What we do not show',
  ranking4Text: 'Lists leave out offers that are sold out or paused and those of suspended sellers.',
  security1Title: 'Payments',
  security1Text:
    'You pay on the page of the payment provider. Amount and outcome are confirmed by the provider’s signed message, not by the address you return to.',
  security2Title: 'Accounts and data',
  security2Text:
    'Passwords and tokens are kept only as cryptographic digests. Under an https address connections are encrypted, and pages allow our own scripts alone.',
  security3Title: 'Report a flaw',
  security3Text:
    'If you find a flaw, write to the e-mail address below. Describe the steps, give us reasonable time to mend it and do not look at other people’s data. We answer within 3 working days.',
  ip1Title: 'The rule',
  ip1Text:
    'Offers must not infringe trade marks, designs, pictures or texts. Counterfeits are forbidden whatever their description says.',
  ip2Title: 'How to report an infringement',
  ip2Text:
    'Write to the e-mail address below: the exact address of the offer, which right it infringes and why, who holds the right, your name and e-mail, and a statement that you report in good faith.',
  ip3Title: 'What we do',
  ip3Text:
    'A person checks the report and answers it by e-mail. Both sides are told the decision with its reasons; the seller may appeal within 6 months. Repeated infringements end in suspension.',
  app1Title: 'Shopping on the phone',
  app1Text: 'The app is on its way. Until then the shop works in your phone’s browser just as on a computer.',
  certificate1Title: 'What we check',
  certificate1Text:
    'For every seller we show name, address, tax number, register number and contact. Before its first offer appears, the operator reviews the company’s data and the documents required of it, and compares the tax number with public registers where they answer.',
  certificate2Title: 'What the seller declares',
  certificate2Text:
    'The seller declares to offer only goods that comply with European Union law, and that data on storage media was erased before the sale.',
  certificate3Title: 'What we do not confirm',
  certificate3Text:
    'We do not inspect every piece. The seller answers for the description, the condition and the conformity of the goods.',
}
