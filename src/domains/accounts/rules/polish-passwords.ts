/** The commonest passwords and words of Polish accounts, the commonest first: the estimate's own lists are English. */
export const POLISH_PASSWORDS: readonly string[] =
  `haslo hasło polska zaq12wsx qwerty kochanie misiek matrix monika karolina marcin mateusz agnieszka kamil katarzyna bartek
  michal michał dominik damian patryk lukasz łukasz samsung legia wisla wisła lech widzew myszka kasia asia ania ola ala kuba tomek
  piotrek pawel paweł gosia basia magda natalia paulina weronika wiktoria zuzanna julia maja lena antoni jakub jan stanislaw
  stanisław aleksander franciszek filip adam krzysztof andrzej tomasz piotr maria anna ewa joanna malgorzata małgorzata barbara
  krystyna zofia kocham kocha milosc miłość słoneczko sloneczko słonko misio misia kotek kotka piesek kwiatek kwiatuszek
  truskawka czekolada komputer internet telefon samochod samochód mercedes warszawa krakow kraków wroclaw wrocław poznan poznań
  gdansk gdańsk lodz łódź katowice lublin szczecin bydgoszcz rzeszow rzeszów kielce radom torun toruń gdynia obieg sklep zakupy
  szkola szkoła praca dom rodzina mama tata babcia dziadek lato zima wiosna jesien jesień styczen luty marzec kwiecien maj czerwiec
  lipiec sierpien wrzesien październik pazdziernik listopad grudzien poniedzialek wtorek sroda czwartek piatek sobota niedziela
  tajne tajnehaslo mojehaslo moje123 haslo123 haslo1234 qwerty123 dupa dupa123 kurwa bulbulator`
    .split(/\s+/)
    .filter(Boolean)
