/** What was checked of an offer, what its pictures are, and what does not agree in it: in the product form. */
export const offerReport = {
  reportHint:
    'Kupujący zobaczy, co sprawdzono, kto to zrobił i kiedy. Bez raportu przy ofercie stoi, że stan jest opisany przez Ciebie.',
  reportAdd: 'Dodaj raport',
  reportRemove: 'Usuń raport',
  reportBy: 'Kto sprawdził',
  reportByHint: 'Imię, stanowisko albo serwis, na przykład „serwis ReKomp, Marek”.',
  reportDay: 'Dzień sprawdzenia',
  reportNote: 'Uwagi do sprawdzenia',
  reportAll: 'Wszystko w porządku',
  reportNoPoints: 'Wybierz najpierw kategorię: od niej zależy lista punktów.',
  result_none: 'pomiń',
  result_works: 'w porządku',
  result_fails: 'wada',
  result_notChecked: 'niesprawdzone',
  illustration: 'To ilustracja, nie zdjęcie tego egzemplarza',
  illustrationHint:
    'Rysunek, wizualizacja albo zdjęcie producenta. Kupujący zobaczy podpis „ilustracja”, a zdjęcia staną przed nią.',
  illustrationMark: 'Ilustracja',
  showsDefect: 'Co pokazuje',
  showsWhole: 'cały produkt lub jego część',
  showsThis: 'wadę: {{defect}}',
  defectMark: 'Wada',
  noPhotoOfDefect: 'Tej wady nie pokazuje żadne zdjęcie. Wskaż je w oknie zdjęcia.',
  noticesTitle: 'Warto poprawić przed publikacją',
  notice_no_photo:
    'Nie ma zdjęcia tego egzemplarza. Przy rzeczach uszkodzonych i z widocznymi śladami kupujący zobaczą o tym uwagę.',
  notice_warranty_differs:
    '{{where}}: mowa o gwarancji na {{said}} mies., a w ofercie jest {{holds}} mies. Liczy się to, co jest w ofercie.',
  notice_dispatch_differs:
    '{{where}}: wysyłka w {{said}} dn., a w ofercie jest {{holds}} dn. Liczy się to, co jest w ofercie.',
  notice_returns_differ: '{{where}}: {{said}} dni na zwrot, a Twoja firma przyjmuje zwroty przez {{holds}} dni.',
  notice_standard_differs:
    'W zasadach zwrotów Twoja firma podaje gwarancję na {{said}} mies., a ta oferta {{holds}} mies. Kupujący zobaczy obie.',
  notice_nothing_checked: '{{where}}: napisano, że rzecz sprawdzono. Podaj w raporcie, co sprawdzono, kto i kiedy.',
  notice_report_fails:
    'Raport podaje wadę, a stan oferty mówi, że wszystko działa. Wybierz stan „uszkodzony” albo popraw raport.',
} as const
