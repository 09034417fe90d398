/** B08: the 153 countries an address may name, ISO 3166-1 alpha-2. Names come from the visitor's language, never from here. */
export const COUNTRIES = `AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE
AL AD BA CH GB IS LI MC MD ME MK NO RS SM UA VA GE AM AZ TR
US CA MX GT BZ HN SV NI CR PA CO EC PE BO CL AR UY PY BR GY SR JM TT BB BS DO AG DM GD KN LC VC
JP KR CN TW HK SG MY TH VN PH ID BN KH LA MN IN LK NP BD BT MV PK KZ KG UZ TJ TM IL JO LB SA AE QA KW BH OM
AU NZ FJ PG WS TO VU SB
MA TN EG DZ ZA NA BW ZM KE TZ UG RW GH NG SN CI CM ET MU SC MG MZ MW AO BJ TG GA GM CV LS`.split(/\s+/)

/** Code and name of every country, in the alphabet of the language; `first` stands on top. */
export function countryOptions(locale: string, first: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const order = new Intl.Collator(locale)
  const options = COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))
  return options.sort((a, b) => (a.value === first ? -1 : b.value === first ? 1 : order.compare(a.label, b.label)))
}
