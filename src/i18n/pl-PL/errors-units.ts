/** Failures around units. */
export const unitsErrors = {
  unit_not_found: 'Nie ma takiej sztuki',
  unit_not_here: 'Tej sztuki już u Ciebie nie ma: została sprzedana',
  unit_listed_elsewhere: 'Sztukę o tym numerze oferuje lub właśnie sprzedaje inny sprzedawca',
  unit_number_wanted:
    'Ten egzemplarz przyjmuje się po numerze: podaj jego IMEI lub numer seryjny, bo kod może odczytać każdy',
  unit_number_wrong: 'Numer nie pasuje do paszportu o tym kodzie',
  too_many_taken_over: 'Najwyżej 30 sztuk dziennie można przejąć od innych sprzedawców. Przyjmij tę jutro',
  unit_reserved: 'Sztuka {{code}} czeka na wysyłkę w zamówieniu',
  unit_sold_elsewhere: 'Sztuka {{code}} jest już w innym zamówieniu albo została sprzedana',
  unit_of_another_offer: 'Sztuka {{code}} należy do innej oferty lub wersji niż zamówiona',
  too_many_units: 'Przypisano więcej sztuk, niż zamówiono: najwyżej {{maximum}}',
  unit_has_left: 'Sztuka {{code}} jest już w drodze do kupującego',
  unit_not_assigned: 'Sztuka nie jest przypisana do tego zamówienia: najpierw ją przypisz',
  unit_chain_full:
    'Historia tej sztuki ma już {{count}} wpisów, więc nowych nie można dopisać. Sprzedaż i zwroty dopisują się dalej',
  unit_not_tested: 'Najpierw zapisz wyniki testu tej sztuki',
  tells_person: 'Ten tekst czytają wszyscy: usuń z niego adres e-mail, numer telefonu lub konta i numer urządzenia',
  tells_number: 'Nazwę czytają wszyscy: usuń z niej numer IMEI lub seryjny',
  erasure_not_found: 'Nie ma jeszcze certyfikatu usunięcia danych: najpierw wypełnij jego pola',
  erasure_has_file: 'Ten certyfikat ma już plik',
} as const
