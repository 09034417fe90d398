import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readBankRows } from './bank-rows.ts'

const read = (delimiter: string, text: string) => {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n' })
  return readBankRows(data, (row) => row + 1, { mapping: {}, currency: undefined })
}
const ACCOUNT = '61109010140000071219812874'

// Headings as banks write them, each its own way; the market's own account stands in some of them, too.
test.each<[bank: string, delimiter: string, text: string, name: string]>([
  [
    'a sign before each heading, apostrophes around accounts',
    ';',
    `Bank S.A.;\n#Klient;\nOBIEG;\n#Waluta rachunku;\nPLN;\n#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Waluta;#Saldo po operacji;\n2026-01-02;2026-01-03;PRZELEW PRZYCHODZĄCY;"ACDEF HJKLX";"JAN KOWALSKI";'${ACCOUNT}';129,90;PLN;2 000,00;\n;;;;;;#Saldo końcowe;;2 000,00;\n`,
    'JAN KOWALSKI',
  ],
  [
    'the description spread over columns without a heading',
    ',',
    `"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""\n"2026-01-03","2026-01-02","Przelew na konto","+129.90","PLN","+1000.00","Rachunek nadawcy: 61 1090 1014 0000 0712 1981 2874","Nazwa nadawcy: JAN KOWALSKI","Tytuł: ACDEF HJKLX",""\n`,
    'JAN KOWALSKI',
  ],
  [
    'the same headings for several columns',
    ';',
    `"Lista transakcji";;;\n"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Nr rachunku";"Nazwa banku";"Szczegóły";"Nr transakcji";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Waluta";"Saldo po transakcji";"Waluta"\n2026-01-02;2026-01-03;" JAN KOWALSKI ";" ACDEF HJKLX ";'${ACCOUNT} ';" X ";"PRZELEW ";'2026';129,90;PLN;;;1000,00;PLN\n`,
    'JAN KOWALSKI',
  ],
  [
    'source and target accounts',
    ';',
    `Data księgowania;Data waluty;Nadawca / Odbiorca;Adres nadawcy / odbiorcy;Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta;Numer referencyjny;Typ operacji;Kategoria\n03.01.2026;02.01.2026;JAN KOWALSKI;KRAKOW;'${ACCOUNT};'27114020040000300201355387;ACDEF HJKLX;129,90;PLN;'C1;PRZELEW;X\n`,
    'JAN KOWALSKI',
  ],
  [
    'the own account first, sums in two columns',
    ',',
    `"Numer rachunku/karty","Data transakcji","Data rozliczenia","Rodzaj transakcji","Na konto/Z konta","Odbiorca/Zleceniodawca","Opis","Obciążenia","Uznania","Saldo","Waluta"\n"PL27114020040000300201355387","2026-01-03","2026-01-03","PRZELEW","${ACCOUNT}","JAN KOWALSKI","ACDEF HJKLX","","129.90","1000.00","PLN"\n`,
    'JAN KOWALSKI',
  ],
  [
    'a day with two figures of its year',
    ';',
    `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"\n"DE02120300000000202051";"03.01.26";"02.01.26";"GUTSCHRIFT";"ACDEF HJKLX";"Erika Muster";"${ACCOUNT}";"X";"129,90";"PLN";"Umsatz gebucht"\n`,
    'Erika Muster',
  ],
  [
    'sender and recipient apart',
    ';',
    `Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;Numer rachunku nadawcy;Numer rachunku odbiorcy\n02-01-2026;03-01-2026;JAN KOWALSKI;OBIEG;ACDEF HJKLX;129,90;PLN;129,90;PLN;${ACCOUNT};27114020040000300201355387\n`,
    'JAN KOWALSKI',
  ],
])('a table of a bank with %s is read whole', (_, delimiter, text, name) => {
  const lines = read(delimiter, text)
  const [line] = lines
  expect(lines).toHaveLength(1)
  expect(line).toMatchObject({ bookedOn: '2026-01-03', amount: 12_990, currency: 'PLN', title: 'ACDEF HJKLX' })
  expect(line).toMatchObject({ name, account: ACCOUNT })
})
