/** The file that explains the others in the export of one's own data. */
export const exportWords = {
  title: 'Twoje dane w serwisie {{market}}',
  made: 'Sporządzono: {{at}} (czas UTC)',
  intro: 'To wszystko, co przechowujemy o Tobie. Pliki z końcówką .json otworzysz w dowolnym edytorze tekstu.',
  money: 'Kwoty są podane w groszach, czas według UTC.',
  account:
    'dane konta, klucze dostępu i to, jak zabezpieczasz logowanie; hasła i kodów nie da się odczytać, więc ich tu nie ma',
  addresses: 'adresy do wysyłki',
  invoices: 'dane do faktur',
  sessions: 'gdzie jesteś zalogowany lub zalogowana',
  companies: 'firmy, w których pracujesz; dane tych, których jesteś właścicielem lub właścicielką',
  orders: 'Twoje zakupy z pozycjami',
  reviews: 'opinie, które napisałeś lub napisałaś o zakupach, także wycofane',
  returns: 'zwroty, wymiany i reklamacje, z przebiegiem i tym, co napisano w sprawie',
  filters: 'filtry listy zamówień, które zapisałeś lub zapisałaś pod nazwą',
  notes: 'Twoje notatki przy zamówieniach; bez treści, jeśli nie pracujesz już w tej firmie',
  cart: 'koszyk',
  mails: 'jakie wiadomości do Ciebie wysłaliśmy i kiedy; ich treści nie przechowujemy po wysłaniu',
  labels: 'co trzymają o Tobie etykiety przewozowe Twoich przesyłek',
  documents: 'treść faktur, potwierdzeń i korekt do Twoich zakupów',
  caseFiles:
    'najnowsze pliki z tych spraw, do 20 MB razem; pozostałe wymienia returns.json, a pobierzesz je na stronach spraw',
  files: '25 najnowszych z nich jako PDF; pozostałe są na stronach Twoich zamówień',
  audit: 'wpisy dziennika o Tobie i o tym, co zrobiłeś lub zrobiłaś; dane innych osób są pominięte',
  avatar: 'Twoje zdjęcie',
  rights: 'Możesz poprawić swoje dane na stronie konta, usunąć konto albo napisać do nas: {{email}}.',
  kept: 'Zamówienia, dokumenty sprzedaży oraz sprawy zwrotów i reklamacji przechowujemy po usunięciu konta tak długo, jak wymaga tego prawo. Imię, adres i telefon na etykietach przewozowych usuwamy po {{days}} dniach od końca przesyłki. Pliki wysłane w sprawie usuwamy rok po jej zakończeniu; te ze spraw, które sam lub sama wycofasz, razem z kontem.',
} as const
