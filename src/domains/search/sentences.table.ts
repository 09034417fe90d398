/**
 * Sentences as people type them: language | what is typed | filters read from it | what must hold. `t/…/`: titles of the first three; `x/…/`: no title
 * of the page; `f/…/`: facts of the first three; `<=` and `>=`: prices in złoty of the page; `s=`, `s!`, `g=`, `g!`: state and grade of the page;
 * `~`: the spelling that was meant; `drop:`: what was left out; `need`: it is wanted for something; `0`: nothing is found; `nothing`: nothing says
 * what is looked for. Data of a test.
 */
export const SENTENCES_OF_BUYERS = `
pl | laptop nie apple | category not.brand | x/Apple/
pl | laptop bez apple | category not.brand | x/Apple/
en | laptop not hp | category not.brand | x/^HP/
de | Laptop nicht Apple | category not.brand | x/Apple/
de | Laptop ohne Apple oder HP | category not.brand | x/^(Apple|HP)/
en | laptop not dell or lenovo | category not.brand | x/^(Dell|Lenovo)/
pl | telefon nie samsung | category not.brand | x/Samsung/
pl | telefon nie apple ani samsung | category not.brand | x/Apple|Samsung/
en | phone except apple | category not.brand | x/Apple/
de | Handy außer Samsung | category not.brand | x/Samsung/
pl | laptop -apple | category not.brand | x/Apple/
pl | laptop bez ssd | category not.storage_type | x/SSD/
en | laptop without ssd | category not.storage_type | x/SSD/
de | Laptop ohne SSD | category not.storage_type | x/SSD/
pl | laptop bez systemu | category os |
de | Laptop ohne Betriebssystem | category os |
en | laptop no os | category os |
pl | laptop bez uszkodzeń | category not.state | s!damaged
pl | telefon nieuszkodzony | category not.state | s!damaged
en | laptop not broken | category not.state | s!damaged
de | Handy ohne Schäden | category not.state | s!damaged
pl | telefon nie nowy | category not.state | s!new
pl | telefon bez rys | category not.grade | g!C;g!D
en | phone no scratches | category not.grade | g!C;g!D
de | Handy ohne Kratzer | category not.grade | g!C;g!D
pl | laptop nie thinkpad | category not.text | x/ThinkPad/
en | laptop not thinkpad | category not.text | x/ThinkPad/
de | Laptop kein ThinkPad | category not.text | x/ThinkPad/
pl | lenovo nie thinkpad | brand not.text | x/ThinkPad/;t/Lenovo/
pl | laptop nie gamingowy | category not.text | x/ROG|Legion|Nitro/
en | monitor not curved | category not.curved |
pl | monitor nie zakrzywiony | category not.curved |
pl | laptop bez dotyku do 2000 zł | category not.touch price | <=2000
en | dell or hp laptop not touch | brand category not.touch | t/^(Dell|HP)/
pl | smartwatch nie apple | category not.brand | x/Apple/
pl | drukarka nie hp | category not.brand | x/^HP/
de | Drucker kein Epson | category not.brand | x/Epson/
pl | konsola nie xbox | category not.text | x/Xbox/
en | console not playstation | category not.text | x/PlayStation/
pl | słuchawki nie sony do 500 zł | category not.brand price | x/Sony/;<=500
pl | laptop lżejszy niż 1,5 kg | category weight_kg |
en | laptop lighter than 1.5 kg | category weight_kg |
de | Laptop leichter als 1,5 kg | category weight_kg |
pl | laptop nie cięższy niż 2 kg | category weight_kg |
pl | laptop do 1,3 kg do 2000 zł | category price weight_kg | <=2000
pl | monitor większy niż 30 cali | category screen_in | f/^(3\\d|4\\d)/
en | monitor bigger than 30 inch | category screen_in | f/^(3\\d|4\\d)/
de | Monitor größer als 30 Zoll | category screen_in | f/^(3\\d|4\\d)/
pl | laptop mniejszy niż 13 cali | category screen_in | f/^1[0-3]/
en | laptop smaller than 13 inch | category screen_in | f/^1[0-3]/
pl | monitor 144 Hz+ | category refresh_hz | f/(144|165|170|175|200|240) Hz/
pl | monitor co najmniej 144 Hz | category refresh_hz | f/(144|165|170|175|200|240) Hz/
en | monitor at least 144hz | category refresh_hz | f/(144|165|170|175|200|240) Hz/
de | Monitor mindestens 144 Hz | category refresh_hz | f/(144|165|170|175|200|240) Hz/
pl | monitor 24 cale | category screen_in | f/^(23\\.[5-9]|24)/
en | 24 inch monitor | category screen_in | f/^(23\\.[5-9]|24)/
de | Bildschirm 24 Zoll | category screen_in | f/^(23\\.[5-9]|24)/
pl | monitor 32 cale 4k | category resolution screen_in | f/^3[12]/
de | Bildschirm 32 Zoll 4K | category resolution screen_in | f/^3[12]/
pl | monitor 23,8 cala | category screen_in | f/^23\\.8/
pl | laptop 14 cali 16 gb | category ram_gb screen_in | f/^14/;f/16/
pl | laptop 0,5 tb | category storage_gb | f/(500|512) GB/
en | laptop 0.5 tb ssd | category storage_gb storage_type | f/(500|512) GB/
pl | laptop 1 tb | category storage_gb | f/1 TB/
pl | laptop od 16 gb ram | category ram_gb | f/(16|20|24|32|64) GB/
en | laptop at least 32 gb ram | category ram_gb | f/(32|40|48|64) GB/
de | Laptop mindestens 16 GB RAM | category ram_gb | f/(16|20|24|32|64) GB/
pl | telefon bateria ponad 90% | battery_health category | f/(9\\d|100)%/
en | iphone battery health over 90 | battery_health | t/iPhone/;f/(9\\d|100)%/
pl | laptop od 1000 do 2000 zł | category price | <=2000;>=1000
en | laptop between 1000 and 2000 | category price | <=2000;>=1000
de | Laptop zwischen 1000 und 2000 zł | category price | <=2000;>=1000
pl | laptop 1000-2000 zł | category price | <=2000;>=1000
pl | rtx 3060 do 4000 | price | t/RTX 3060|ROG|Legion|G15|Nitro|TUF|Alienware/;<=4000
pl | iphone 12 do 1000 zł | price | t/iPhone/;<=1000
en | iphone 12 under 1000 | price | t/iPhone/;<=1000
de | iPhone 12 bis 1000 zł | price | t/iPhone/;<=1000
pl | thinkpad do 1000 | price | t/ThinkPad/;<=1000
pl | konsola do 1500 zł | category price | <=1500
de | Spielekonsole bis 1000 zł | category price | <=1000
en | tablet under 500 zł | category price | <=500
pl | monitor do 400 zł 27 cali | category price screen_in | <=400;f/^(26\\.[5-9]|27)/
pl | telefon do tysiąca | category | 
pl | laptop do 2 tys zł | category price | <=2000
pl | laptop około 1500 zł | category price | <=1725;>=1275
pl | telefon 256gb 6gb ram | category ram_gb storage_gb | f/256/;f/6/
pl | telefon 8/256 | category ram_gb storage_gb | f/256/;f/8/
en | phone 8gb ram 128gb | category ram_gb storage_gb | f/128/;f/8/
de | Handy 128 GB schwarz | category color storage_gb | f/128/
pl | iphone 13 128gb | storage_gb | t/iPhone 13/;f/128/
en | iphone 13 unlocked 128gb blue | color sim_lock storage_gb | t/iPhone 13/;f/128/
de | gebrauchtes iPhone 12 128 GB schwarz | color state storage_gb | t/iPhone/;s=used
pl | samsung galaxy s21 | brand | t/Galaxy S21/
pl | galaxy s22 ultra | | t/S22 Ultra/
pl | galaxys22ultra | | t/S22 Ultra/
pl | iphone12pro | | t/iPhone 12 Pro/
en | iphone12 pro max | | t/iPhone 12 Pro Max/
pl | iphone13mini | | t/iPhone 13 mini/
pl | laptop 16gbram | category ram_gb | f/16/
pl | laptop 512gbssd | category storage_gb storage_type | f/512 GB/
pl | thinkpadt480 | | t/T480/
en | latitude5420 | | t/Latitude 5420/
pl | macbookpro m1 | | t/MacBook Pro/
pl | lapotp dell | brand category | ~laptop dell;t/Dell/
pl | latpop lenovo | brand category | ~laptop lenovo;t/Lenovo/
pl | labtop hp | brand category | ~laptop hp;t/HP/
pl | huwaei telefon | brand category | ~huawei telefon;t/Huawei/
pl | smasung galaxy | brand | ~samsung galaxy;t/Samsung/
pl | makbuk pro | | ~macbook pro;t/MacBook Pro/
pl | makbuk air m1 | | ~macbook air m1;t/MacBook Air/
pl | aifon 12 | | ~iphone 12;t/iPhone/
pl | ajfon 11 | | ~iphone 11;t/iPhone 11/
pl | notbuk lenovo | brand category | ~notebook lenovo;t/Lenovo/
pl | tinkpad t480 | | ~thinkpad t480;t/T480/
en | thinpad t490 | | ~thinkpad t490;t/T490/
en | latitute 5420 | | ~latitude 5420;t/Latitude 5420/
pl | drukraka laserowa | category | ~drukarka laserowa
pl | sluchwaki sony | brand category | ~sluchawki sony;t/Sony/
en | headpones bose | brand category | ~headphones bose;t/Bose/
de | Bildschrim 24 Zoll | category screen_in | ~bildschirm 24 Zoll
en | montior dell | brand category | ~monitor dell;t/Dell/
pl | klawaitura lenovo | brand category | ~klawiatura lenovo;t/Lenovo/
pl | plejstejszyn 5 | | 0
pl | nintendo swich | brand | ~nintendo switch;t/Switch/
de | Kopfhöhrer sony | brand category | t/Sony/
pl | telefon samsug | brand category | ~telefon samsung;t/Samsung/
pl | bateria do thinkpad t480 | category | f/T480/;t/Bateria/
pl | bateria do laptopa dell | brand category | t/Dell/;t/Bateria/
de | Akku für ThinkPad | category | t/Bateria/
en | battery for thinkpad t480 | category | f/T480/;t/Bateria/
pl | ładowarka do dell latitude | category | t/Zasilacz/
pl | zasilacz do thinkpada | category | 
en | charger for macbook | category | t/Ładowarka|MagSafe/
de | Ladegerät für MacBook | category | t/Ładowarka|MagSafe/
pl | zasilacz 65w usb-c | category | t/65 W USB-C/
pl | klawiatura do laptopa lenovo | brand category | t/Lenovo.*(Klawiatura|Keyboard)/
en | keyboard for thinkpad t480 | category | t/Klawiatura ThinkPad T480/
pl | stacja dokująca lenovo | brand category | t/Lenovo.*Dock/
pl | pamięć ram 16gb ddr4 | category ram_gb | f/16/;f/DDR4/
pl | ram do laptopa 8gb | category ram_gb | f/8/
pl | dysk ssd 1tb | category storage_gb | f/1 TB/
de | Festplatte 2 TB | category storage_gb | f/2 TB/
pl | dysk do laptopa 1tb | category storage_gb | f/1 TB/
pl | karta graficzna rtx 3060 | category | t/RTX 3060/
pl | laptop na studia | category | need
en | laptop for university | category | need
de | Laptop fürs Studium | category | need
pl | laptop do programowania | category | need;f/(16|32|64) GB/
en | laptop for coding | category | need;f/(16|32|64) GB/
de | Laptop zum Programmieren | category | need;f/(16|32|64) GB/
pl | laptop do montażu wideo | category | need;f/(16|32|64) GB/
en | laptop for video editing | category | need;f/(16|32|64) GB/
de | Laptop für Videoschnitt | category | need;f/(16|32|64) GB/
pl | lekki laptop | category | need
en | lightweight laptop | category | need
de | leichter Laptop | category | need
pl | laptop do pracy zdalnej | category | need
en | laptop for home office | category | need
de | Laptop fürs Homeoffice | category | need
pl | telefon dla seniora | category | need
en | phone for grandma | category | need
de | Handy für Senioren | category | need
pl | konsola dla dziecka | category | need
pl | coś do programowania do 3000 zł | category price | need;<=3000
pl | laptop z dobrą baterią do 2000 | category price | need;<=2000
en | cheap gaming pc | category not.state | need
pl | komputer do gier do 3000 zł | category price | need;<=3000
pl | laptop w podróż | category | need
pl | laptop do gier do 3000 zł | category price | <=3000
en | gaming laptop under 3000 | category price | <=3000
de | Gaming-Laptop bis 3000 zł | category price | <=3000
pl | monitor do gier | category | f/(100|120|144|165|170|175|200|240) Hz/
pl | thinkpad t480 32gb | | drop:32gb;t/T480/
pl | laptop ryzen 7 32gb | category cpu_family | drop:32gb;f/Ryzen 7/
pl | iphone 13 czerwony 512gb | color | t/iPhone 13/
pl | macbook air m1 64gb | | drop:64gb;t/MacBook Air/
en | thinkpad x1 carbon red | | t/X1 Carbon/
pl | thinkpad t480 różowy do 200 zł | price | f/T480/;drop:różowy;<=200
pl | thinkpad t999 | | 0
pl | iphone 25 | | 0
en | pixel 99 pro | | 0
de | iPhone 77 | | 0
pl | płyta główna am4 | | 0
pl | ps5 slim z padem | | t/PlayStation 5/
pl | thinkpad t480 z podświetlanym smokiem | | t/T480/;drop:smokiem
pl | coś fajnego | | 0
pl | coś taniego | | 0;nothing
en | something | | 0
pl | najtańsze | | 0;nothing
en | cheapest | | 0;nothing
de | günstig | | 0;nothing
pl | tani laptop | category not.state | 
en | cheapest iphone | not.state | 
pl | drukarka kolorowa duplex | category color_print duplex | 
en | color laser printer | category color_print | 
de | Farbdrucker Laser |  | 
pl | kolorowa drukarka laserowa | category color_print | 
pl | drukarka ze skanerem | category scanner | 
de | Drucker mit Scanner | category scanner | 
pl | tablet z rysikiem | category pen | 
en | tablet with pen | category pen | 
pl | ipad lte | cellular | t/iPad/
pl | tablet lte | category cellular | 
pl | telefon 5g do 1000 zł | category five_g price | <=1000
pl | telefon dual sim | category dual_sim | 
pl | telefon bez simlocka do 800 zł | category price sim_lock | <=800
de | Handy ohne Simlock | category sim_lock | 
pl | laptop qwertz | category keyboard_layout | 
de | Laptop mit deutscher Tastatur | category keyboard_layout | 
pl | laptop z windows 11 | category os | 
en | laptop windows 11 | category os | 
pl | laptop linux | category os | 
pl | laptop dotykowy | category touch | 
en | touchscreen laptop | category touch | 
de | Laptop Touchscreen | category touch | 
pl | laptop full hd | category resolution | 
pl | laptop i7 16gb | category cpu_family ram_gb | f/i7/;f/16/
en | laptop core i5 8gb 256gb ssd | category cpu_family ram_gb storage_gb storage_type | f/i5/
de | Laptop Intel Core i7 512 GB SSD | category cpu_family storage_gb storage_type | f/i7/
pl | laptop dell i7 16gb 512gb ssd do 2000 | brand category cpu_family price ram_gb storage_gb storage_type | t/Dell/;<=2000
pl | laptop ryzen 5 | category cpu_family | f/Ryzen 5/
pl | laptop z dedykowaną kartą graficzną | category gpu_type | 
pl | laptop 17 cali | category screen_in | f/^17/
pl | ultrabook 13 cali | category screen_in | f/^13/
pl | laptop poleasingowy | category state | s=used
pl | laptop klasa a | category grade | g=A
en | laptop grade b | category grade | g=B
de | Laptop wie neu | category grade | g=A
pl | uszkodzony laptop na części | category grade state | s=damaged
en | broken iphone | state | t/iPhone/;s=damaged
de | defektes Handy | category state | s=damaged
pl | nowy telefon | category state | s=new
pl | laptop faktura vat 23 | category vat | 
pl | laptop marki dell lub hp do 2 tysięcy | brand category price | t/^(Dell|HP)/;<=2000
en | dell or hp laptop 16gb | brand category ram_gb | t/^(Dell|HP)/
de | Laptop Dell oder Lenovo bis 1500 zł | brand category price | t/^(Dell|Lenovo)/;<=1500
pl | serwer dell 64gb | brand category ram_gb | t/Dell/;f/64/
pl | switch cisco 24 porty | brand category ports_count | t/Cisco/
pl | switch poe | category | t/PoE/
pl | router wifi 6 | category wifi | 
en | wifi 6 access point | category wifi | 
pl | nas synology | brand category | t/Synology/
pl | aparat canon | brand category | t/Canon/
pl | bezlusterkowiec sony | brand category | t/Sony/
pl | lustrzanka nikon | brand category | t/Nikon/
pl | obiektyw canon 50mm | brand category | t/Canon.*50/
en | sony lens | brand category | t/Sony/
pl | słuchawki bezprzewodowe z anc | anc category wireless | 
de | Bluetooth Kopfhörer mit ANC | anc category | 
pl | głośnik jbl | brand category | t/JBL/
pl | smartwatch garmin | brand category | t/Garmin/
pl | zegarek z gps | category gps | 
pl | apple watch | brand | t/Apple Watch/
pl | telewizor 55 cali | category screen_in | f/5[45]/
pl | projektor full hd | category resolution | 
pl | xbox series x | | t/Xbox Series X/
pl | nintendo switch | brand | t/Switch/
en | steam deck 512gb | storage_gb | t/Steam Deck/
pl | monitor 4k 27 cali usb-c | category resolution screen_in usb_c | f/4K/
pl | monitor ips qhd | category resolution | f/IPS/;f/QHD/
en | ultrawide monitor | category resolution | f/UltraWide/
pl | monitor pivot | category | 
pl | komputer all in one | category | 
pl | mini pc i5 | category cpu_family | f/i5/
pl | stacja robocza 64gb | category ram_gb | f/64/
en | laptop with german keyboard | category keyboard_layout | 
pl | laptop z polską klawiaturą | category keyboard_layout |
pl | komputer do biura tani | category not.state | s!damaged
en | cheap gaming laptop | category not.state | s!damaged
pl | tani uszkodzony telefon | category state | s=damaged
pl | iphone nie starszy niż 12 | | t/iPhone 12/;drop:starszy
pl | telefon z dobrym aparatem | category | need
en | phone with a good camera | category | need
pl | pamięć 16gb ddr4 do laptopa | category ram_gb | t/16 GB DDR4/
pl | tablet do rysowania | category pen |
en | keyboard for macbook | category | x/MacBook (Air|Pro)/;drop:macbook
en | charger for lenovo yoga | category | t/Lenovo/;x/Yoga/;drop:yoga
pl | stacja dokująca do della | category | t/Dell/
pl | telefon nie droższy niż 500 | category price | <=500
pl | laptop z gwarancją 6 miesięcy | category warranty |
de | Laptop mit Garantie | category warranty |
en | thinkpad under 300 pounds | | t/ThinkPad/
pl | iphone bez blokady | sim_lock | t/iPhone/
de | Handy ohne Vertrag | category sim_lock |
pl | serwer tower do domu | category | drop:domu
en | monitor with usb-c and 90w charging | category usb_c | drop:90w
pl | telefon większy niż 6,5 cala | category screen_in |
`
