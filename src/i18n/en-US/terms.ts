import type { terms as master } from '../pl-PL/terms.ts'
import type { Same } from '../shape.ts'

export const terms: Same<typeof master> = {
  bindingNote: 'The Polish text is binding.',
  bindingTranslation: 'The Polish text is binding. This is a translation of it.',
  bindingLink: 'Read the Polish text',
  validBetween: 'In force from {{from}} to {{until}}',
  pastVersion: 'This is a past version of this text.',
  toCurrent: 'Go to the version in force',
  plannedVersion: 'This version comes into force on {{date}}.',
  nextVersion: 'A new version is in force from {{date}}.',
  readNext: 'Read the new version',
  missingHere: 'This version is not there in this language.',
  missingHereText: 'The operator has published it in: {{languages}}. Below is the general text.',
  allVersions: 'All versions of this text',
  noVersions: 'This page has no other versions.',
  version_planned: 'planned',
  version_inForce: 'in force',
  version_past: 'past',
  contents: 'Contents',
  validFrom: 'In force from {{date}}',
  ownerLine: 'The service is run by {{name}}, {{address}}, tax ID {{taxId}}, e-mail {{email}}, phone {{phone}}.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  storeSoon: 'The app is not in the store yet: the link leads to the store’s start page.',
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
    'Only what is necessary: the cart id and its number of items, the comparison list, your favourites until you log in, the products viewed last (up to 12; you can clear them, and nobody is sent them; the installed app also keeps their pages and pictures, so that you can look at them offline), what you searched for last (up to 8; you can clear it, and nobody is sent it), which purchase is waiting to be paid (until you pay, give it up or its time is over), the chosen appearance, what you typed into the order form (until the tab is closed) and, after logging in, the token, the ids of account and company and the first name (also until the tab is closed; if you stay logged in, for up to 30 days). One technical cookie (up to 400 days) lets us recognise a browser in which you logged in before, so that strangers guessing passwords cannot lock the account; it follows nobody and opens nothing. A second one (a year) remembers how prices are to be shown, and exists only once you choose it. A third (60 days) names the cart that you fill without logging in; it is sent to the page of the cart alone, scripts cannot see it, and it goes when you log in or out. We use no tracking cookies or advertising scripts, so we do not ask for consent.',
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
    'Relevance comes first: how well your words match the title, brand, model and technical data of an offer. Title and model weigh more than the description. Between similar matches the better prepared offer comes first. Parts such as “under 2000 zł” or “16 GB” become filters that you see and can remove. If you name a highest price, offers that make good use of it come first; if you say what you need a thing for (“for university”), what suits that better comes first.',
  ranking2Title: 'When you browse a category',
  ranking2Text:
    'Without words, an offer’s place depends on, in this order: condition, its price compared with offers of the same model, what is told of it (pictures, technical data, description), warranty, listing date, and sales. Condition weighs 30 %, price 25 %, data 25 %, warranty 10 %, date 10 %; sales add at most 5 % to that. Parts come after devices. Only between offers that are equal in everything does a fixed lot decide, the same for everyone. You may also order by price or listing date.',
  ranking3Title: 'What sales add',
  ranking3Text:
    'We count how many different people ordered this model from the seller in the last 90 days, received it and kept it. An offer gains 1 % from 1 buyer on, 2 % from 3, 3 % from 7, 4 % from 15 and 5 % from 31; never more. An offer that nobody has bought yet loses nothing, and sales alone put no grade B before a like offer of grade A, and no grade C before B.',
  ranking4Title: 'Which sales count',
  ranking4Text:
    'Who bought several times counts once. Orders that were not paid, were cancelled, returned or are disputed do not count, nor do those of which any money was given back, nor what the seller’s own people bought. Where an offer names no model, or the thing is damaged, the sales of that one offer count. We count once a day. We show nobody who bought what.',
  ranking5Title: 'What does not count',
  ranking5Text:
    'Sellers cannot pay for a higher place. The commission, your earlier visits, your device and where you are change neither order nor prices. Buyers’ ratings are shown with the offers, but do not change the order either.',
  ranking6Title: 'What we do not show',
  ranking6Text: 'The lists have no paused offers and none of suspended sellers. Sold-out offers come last.',
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
  app1Text:
    'The shop works in your phone’s browser just as on a computer: cart, payment, orders and messages are the same.',
  app2Title: 'Install it from the browser',
  app2Text:
    'In Chrome and Edge choose “Install app” in the menu, in Safari “Share” and then “Add to Home Screen”. The shop then opens like an app and shows the products you looked at last even without a network.',
  appStores: 'The app from a store',
  certificate1Title: 'What we check',
  certificate1Text:
    'For every seller we show name, address, tax number, register number and contact. Before its first offer appears, the operator reviews the company’s data and the documents required of it, and compares the tax number with public registers where they answer.',
  certificate2Title: 'What the seller declares',
  certificate2Text:
    'The seller declares to offer only goods that comply with European Union law, and that data on storage media was erased before the sale.',
  certificate3Title: 'What we do not confirm',
  certificate3Text:
    'We do not inspect every piece. The seller answers for the description, the condition and the conformity of the goods.',
  access1Title: 'What this is about',
  access1Text:
    '{{market}} is an online marketplace where companies sell goods, and anybody can find, compare, buy, pay for, track, return and complain about them. It works in browsers on computers and phones, in Polish, English and German.',
  access2Title: 'Without a mouse and without seeing',
  access2Text:
    'Every page works by keyboard; at its beginning is a link to the content. Headings, lists, tables and fields have names for screen readers, and errors are read out and described at the field. Pictures of products have the description that the seller gave, or else the name of the product.',
  access3Title: 'How the requirements are met',
  access3Text:
    'We build pages to WCAG 2.2 at level AA: contrast, enlarged text, light and dark looks, size of what is touched, no time limit without a warning. Browsing, buying without an account, paying, cancelling and returning work without JavaScript, too. Pages are checked by programs and walked through by keyboard. We claim no presumption of conformity with a standard.',
  access4Title: 'What is still hard',
  access4Text:
    'Descriptions and pictures come from sellers and are not always exact. The map of pickup points needs sight: the same points stand in a list beside it. Logging in, and what is open after it, needs JavaScript. Payment pages belong to the payment providers.',
  access5Title: 'Write when something does not work',
  access5Text:
    'Write to {{email}} or call {{phone}}. Say on which page, and what you use. A person answers. You can also complain to the supervisory authority.',
  noticeAlt:
    'Official notice of the European Union about the legal guarantee of conformity. What Polish law says stands below.',
  noticeDownload: 'Download the official notice ({{kind}})',
  noticeKindPdf: 'PDF',
  noticeKindPicture: 'picture',
  noticeOther: 'The official notice is not here in this language yet. It is here in another one:',
  guarantee1Title: 'What the seller answers for',
  guarantee1Text:
    'Under the Polish act on consumer rights the seller answers to consumers for a lack of conformity that existed when the goods were delivered and shows within {{months}} months. This holds for used and refurbished things, too. The lack is presumed to have existed at delivery.',
  guarantee2Title: 'What you may ask for',
  guarantee2Text:
    'First repair or replacement, free of charge and within a reasonable time. Where the seller does not or cannot do so, where the fault comes back or is serious, you may ask for a lower price or withdraw from the contract. You complain at your order; the page on returns and complaints says how.',
  guarantee3Title: 'The seller’s own warranty is something else',
  guarantee3Text:
    'A warranty that the seller or maker gives of their own accord stands at the offer. It neither replaces nor limits what the law gives you. In other countries the periods for used things may differ; the official notice tells the general rules.',
  takeBack1Title: 'An old device for a bought one',
  takeBack1Text:
    'Whoever buys electrical or electronic equipment delivered to the door may hand over an old device of the same kind there free of charge, one for one. Tick it in the cart at the order of the seller; the seller arranges the collection.',
  takeBack2Title: 'Without buying',
  takeBack2Text:
    'Shops with at least 400 m² of sales area for equipment take small devices (no side over 25 cm) free of charge, also without buying. The collection point of your municipality takes devices as well; some collect them from homes.',
  takeBack3Title: 'Batteries',
  takeBack3Text:
    'Used batteries must not go into mixed waste. Shops that sell them and collection points take them free of charge. Remove them from the device where that does no damage, and tape their poles. Do not send damaged or swollen cells by parcel: bring them to a collection point.',
  takeBack4Title: 'Why apart',
  takeBack4Text:
    'The crossed-out bin on a device or battery says that it must not be thrown away with other waste. They hold substances that harm health and nature, and materials that can be won back. Before you hand over a device, erase your data and sign out of accounts.',
  takeBack5Title: 'Number in the BDO register',
  takeBack5Text:
    'Sellers in the Polish database on products, packaging and waste (BDO) name their number on the page of the company and on sales documents.',
}
