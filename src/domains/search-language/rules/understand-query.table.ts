/** Typed sentences: `question | filters | rest` (and `sort` among the filters). Prices in złoty. Data of a test. */
export const SENTENCES = `
laptop do 2000 zł 16gb ram ssd | category=laptops price=..2000 ram_gb=16 storage_type=nvme,ssd |
laptop under 2000 16 gb | category=laptops price=..2000 ram_gb=16 |
Laptop bis 2000 zł 16 GB | category=laptops price=..2000 ram_gb=16 |
laptopy od 500 do 1000 zł | category=laptops price=500..1000 |
laptopów od 500 do 1000 | category=laptops price=500..1000 |
notebook between 500 and 1000 pln | category=laptops price=500..1000 |
Notebook zwischen 500 und 1000 zł | category=laptops price=500..1000 |
telefon 500-1000 zł | category=phones price=500..1000 |
telefon 500–1000zł | category=phones price=500..1000 |
monitor poniżej 400 zł | category=monitors price=..400 |
monitor powyżej 1000 zł | category=monitors price=1000.. |
konsola max 1500 | category=consoles price=..1500 |
konsola 1500 zł max | category=consoles price=..1500 |
laptop około 1000 zł | category=laptops price=850..1150 |
laptop around 1000 | category=laptops price=850..1150 |
Laptop etwa 1000 zł | category=laptops price=850..1150 |
laptop do 2 000 zł | category=laptops price=..2000 |
laptop bis 2.000 zł | category=laptops price=..2000 |
laptop under 1,299.99 pln | category=laptops price=..1299.99 |
laptop do 2 tys zł | category=laptops price=..2000 |
laptop do 2,5 tys. | category=laptops price=..2500 |
laptop under 2k | category=laptops price=..2000 |
laptop < 1500 | category=laptops price=..1500 |
nie więcej niż 1500 zł laptop dell | price=..1500 category=laptops brand=dell |
tani laptop | category=laptops sort=price not.state=damaged |
cheapest laptop | category=laptops sort=price not.state=damaged |
günstigste Laptops | category=laptops sort=price not.state=damaged |
najdroższy monitor | category=monitors sort=-price |
neueste Handys | category=phones sort=newest |
used iphone 128gb black | state=used storage_gb=128 color=black | iphone
iphone 12 pro 128 GB | storage_gb=128 | iphone 12 pro
iphone12 256gb biały | storage_gb=256 color=white | iphone12
iphone 11 pro max 256gb | storage_gb=256 | iphone 11 pro max
ThinkPad X1 deutsche Tastatur | keyboard_layout=qwertz_de | ThinkPad X1
telefon 8 GB 256 GB | category=phones ram_gb=8 storage_gb=256 |
telefon 128gb | category=phones storage_gb=128 |
telefon 8gb ram 128gb | category=phones ram_gb=8 storage_gb=128 |
smartfon samsung 8/256 | category=phones ram_gb=8 storage_gb=256 brand=samsung |
Handy ohne Simlock | category=phones sim_lock=false |
telefon bez simlocka do 800 zł | category=phones price=..800 sim_lock=false |
telefon dual sim | category=phones dual_sim=true |
monitor 27 cali 144hz | category=monitors screen_in=26.5..27.4 refresh_hz=144 |
monitor 27" 4k ips | category=monitors screen_in=26.5..27.4 resolution=uhd panel=ips |
Bildschirm 24 Zoll Full HD | category=monitors screen_in=23.5..24.4 resolution=fhd |
27-inch monitor 1440p | category=monitors screen_in=26.5..27.4 resolution=qhd |
monitor od 24 do 27 cali | category=monitors screen_in=24..27 |
laptop 13-15 cali | category=laptops screen_in=13..15 |
laptop 15,6 cala fhd | category=laptops screen_in=15.6 resolution=fhd |
laptop 15.6 | category=laptops screen_in=15.6 |
ps5 z napędem | drive=disc | ps5
konsola ps4 500 gb | category=consoles storage_gb=500 | ps4
PlayStation 5 1TB weiß | storage_gb=1000 color=white | PlayStation 5
nintendo switch oled | brand=nintendo | switch oled
switch cisco 24 porty | category=switches brand=cisco | 24 porty
przełącznik tp-link | category=switches brand=tp-link |
wlan router | category=routers |
i5 8250u | | i5 8250u
laptop i5-8250U 16gb | category=laptops ram_gb=16 | i5-8250U
laptop i5 | category=laptops cpu_family=core_i5 |
laptop intel core i7 512 ssd | category=laptops cpu_family=core_i7 storage_gb=512 storage_type=nvme,ssd |
laptop ryzen 5 3500u | category=laptops | ryzen 5 3500u
laptop ryzen 7 16 GB RAM 1 TB SSD | category=laptops cpu_family=ryzen_7 ram_gb=16 storage_gb=1000 storage_type=nvme,ssd |
macbook air m1 8gb | ram_gb=8 cpu_family=m1 | macbook air
MacBook Pro M2 16/512 | ram_gb=16 storage_gb=512 cpu_family=m2 | MacBook Pro
thinkpad t480 16gb ssd | ram_gb=16 storage_type=nvme,ssd | thinkpad t480
thinkpad t480 256gb | storage_gb=256 | thinkpad t480
laptop ram 16gb ssd 512gb | category=laptops ram_gb=16 storage_gb=512 storage_type=nvme,ssd |
laptop ssd 512gb ram 16gb | category=laptops ram_gb=16 storage_gb=512 storage_type=nvme,ssd |
laptop 16 GB pamięci RAM i dysk SSD 512 GB | category=laptops ram_gb=16 storage_gb=512 storage_type=nvme,ssd |
Laptop mit 16 GB Arbeitsspeicher und 512 GB Festplatte | category=laptops ram_gb=16 storage_gb=512 |
laptop min 16 gb ram | category=laptops ram_gb=16.. |
laptop with at least 16gb | category=laptops ram_gb=16.. |
laptop do 14 cali | category=laptops screen_in=..14 |
laptop do 1,5 kg | category=laptops weight_kg=..1.5 |
laptop 16gb+ | category=laptops ram_gb=16.. |
laptop bateria 90% | category=laptops battery_health=90.. |
iphone 11 battery health 85 | battery_health=85.. | iphone 11
Laptop 24 Monate Garantie | category=laptops warranty=24 |
laptop gwarancja 12 miesięcy | category=laptops warranty=12 |
laptop dotykowy windows 11 | category=laptops touch=true os=windows_11_pro |
Laptop qwertz | category=laptops keyboard_layout=qwertz_de |
laptop klawiatura qwertz | category=laptops keyboard_layout=qwertz_de | klawiatura
laptop gamingowy do 3000 zł | category=gaming-laptops price=..3000 |
gaming laptop | category=gaming-laptops |
Business-Laptops Lenovo | category=business-laptops brand=lenovo |
komputer przenośny hp | category=laptops brand=hp |
laptop dell lub hp | category=laptops brand=dell,hp |
hewlett packard laptop | category=laptops brand=hp |
dell latitude 5490 | brand=dell | latitude 5490
torba na laptopa | | torba na laptopa
torba na laptopa 15,6 cala do 100 zł | price=..100 | torba na laptopa 15,6 cala
laptop bag | | laptop bag
Tasche für Laptop | | Tasche für Laptop
ładowarka do laptopa | | ładowarka do laptopa
ładowarka do laptopa dell | brand=dell | ładowarka do laptopa
zasilacz do dell 5490 | | zasilacz do dell 5490
bateria do thinkpad t480 | | bateria do thinkpad t480
zasilacz | | zasilacz
laptop charger | | laptop charger
etui iphone 12 | | etui iphone 12
toner do 2000 | | toner do 2000
dysk od 1 TB | category=storage storage_gb=1000.. |
disk from 1 TB | category=storage storage_gb=1000.. |
Festplatte ab 1 TB | category=storage storage_gb=1000.. |
dysk do 1024 GB | category=storage storage_gb=..1000 |
dysk 1-2 TB | category=storage storage_gb=1000..2000 |
dysk od 512 GB do 1 TB | category=storage storage_gb=512..1000 |
dysk 1,5 TB | category=storage storage_gb=1500 |
Festplatte 1536 GB | category=storage storage_gb=1500 |
ssd 7,68 TB | category=ssd storage_gb=7680 |
laptop 32/1TB | category=laptops ram_gb=32 storage_gb=1000 |
laptop core 5 16gb | category=laptops ram_gb=16 cpu_family=core_5 |
Laptop mit Intel Core 7 | category=laptops cpu_family=core_7 |
laptop with core ultra 7 | category=laptops cpu_family=core_ultra |
laptop core 5 120U | category=laptops | core 5 120U
laptop core ultra 7 155H 32gb | category=laptops ram_gb=32 | core ultra 7 155H
laptop z torbą do 2000 zł | category=laptops price=..2000 | z torbą
części do laptopa | category=parts | do laptopa
Ersatzteile für Laptop | category=parts | für Laptop
ssd do laptopa 512gb | category=ssd storage_gb=512 |
samsung ssd 870 evo | category=ssd brand=samsung | 870 evo
dell 16gb ram ssd do 2000 | price=..2000 brand=dell ram_gb=16 storage_type=nvme,ssd |
dell 16gb ssd | brand=dell ram_gb=16 storage_type=nvme,ssd |
ram do laptopa 16gb | category=ram ram_gb=16 |
lenovo ram 16 ssd 512 | brand=lenovo ram_gb=16 storage_gb=512 storage_type=nvme,ssd |
dysk ssd 1tb | category=ssd storage_gb=1000 |
Festplatte 2TB | category=storage storage_gb=2000 |
pamięć ram 16gb ddr4 | category=ram ram_gb=16 ram_type=ddr4 |
laptop dell faktura vat 23 | category=laptops brand=dell vat=vat23 |
laptop z fakturą VAT 23% do 2000 zł | category=laptops price=..2000 vat=vat23 |
monitor faktura VAT 23% | category=monitors vat=vat23 |
telefon vat-marża | category=phones vat=margin |
telefon faktura VAT marża | category=phones vat=margin |
Laptop differenzbesteuert | category=laptops vat=margin |
Laptop MwSt. ausweisbar | category=laptops vat=vat23 |
laptop with VAT invoice | category=laptops vat=vat23 |
monitor margin scheme | category=monitors vat=margin |
laptop uszkodzony | category=laptops state=damaged |
laptop na części | category=laptops grade=forParts |
defekt Laptop für Bastler | category=laptops state=damaged grade=forParts |
nowy monitor | category=monitors state=new |
neue Kopfhörer | category=headphones state=new |
telefon jak nowy | category=phones grade=A |
laptop grade a | category=laptops grade=A |
used dell laptops | category=laptops state=used brand=dell |
gebrauchte Kamera | category=cameras state=used |
obiektyw canon 50mm | category=lenses brand=canon | 50mm
słuchawki sony wh-1000xm4 czarne | category=headphones brand=sony color=black | wh-1000xm4
rzutnik | category=projectors |
serwer dell r730 64gb ram | category=servers ram_gb=64 brand=dell | r730
drukarka hp laserjet | category=printers brand=hp | laserjet
monitor do laptopa | category=monitors | do laptopa
laptop do gier i5 | category=gaming-laptops cpu_family=core_i5 |
laptop from 2019 | category=laptops | from 2019
szukam laptopa do pracy do 1500 zł | category=laptops price=..1500 |
camera and lens | | camera and lens
zażółć gęślą jaźń | | zażółć gęślą jaźń
do | | do
laptop nie apple | category=laptops not.brand=apple |
laptop bez apple | category=laptops not.brand=apple |
laptop not hp | category=laptops not.brand=hp |
laptop not made by hp or dell | category=laptops not.brand=dell,hp |
laptop nie apple ani hp | category=laptops not.brand=apple,hp |
Laptop ohne Apple oder HP | category=laptops not.brand=apple,hp |
laptop kein Lenovo | category=laptops not.brand=lenovo |
laptop -apple | category=laptops not.brand=apple |
laptop bez ssd | category=laptops not.storage_type=nvme,ssd |
laptop without ssd | category=laptops not.storage_type=nvme,ssd |
laptop bez dotyku | category=laptops not.touch=true |
laptop bez ekranu dotykowego | category=laptops not.touch=true |
laptop bez uszkodzeń | category=laptops not.state=damaged |
telefon nieuszkodzony | category=phones not.state=damaged |
laptop nie uszkodzony | category=laptops not.state=damaged |
telefon bez rys | category=phones not.grade=C,D |
phone without scratches | category=phones not.grade=C,D |
Handy ohne Kratzer | category=phones not.grade=C,D |
laptop nie nowy | category=laptops not.state=new |
laptop nie thinkpad | category=laptops not.text=thinkpad |
telefon nie nokia | category=phones not.text=nokia |
laptop nie gamingowy | category=laptops not.text=gaming |
laptop bez systemu | category=laptops os=none |
Laptop ohne Betriebssystem | category=laptops os=none |
nie więcej niż 1500 zł laptop nie dell | price=..1500 category=laptops not.brand=dell |
nie | | nie
laptop lżejszy niż 1,5 kg | category=laptops weight_kg=..1.5 |
laptop lighter than 1.5 kg | category=laptops weight_kg=..1.5 |
Laptop leichter als 1,5 kg | category=laptops weight_kg=..1.5 |
laptop nie cięższy niż 2 kg | category=laptops weight_kg=..2 |
monitor większy niż 30 cali | category=monitors screen_in=30.. |
monitor bigger than 27 inch | category=monitors screen_in=27.. |
Monitor größer als 27 Zoll | category=monitors screen_in=27.. |
laptop mniejszy niż 13 cali | category=laptops screen_in=..13 |
monitor szybszy niż 60 hz | category=monitors refresh_hz=60.. |
monitor 144 Hz+ | category=monitors refresh_hz=144.. |
monitor co najmniej 144 Hz | category=monitors refresh_hz=144.. |
laptop nie mniej niż 16 gb ram | category=laptops ram_gb=16.. |
laptop bateria ponad 85% | category=laptops battery_health=85.. |
laptop 0,5 TB | category=laptops storage_gb=500..512 |
laptop 0.25 tb ssd | category=laptops storage_gb=250..256 storage_type=nvme,ssd |
rtx 3060 do 4000 | price=..4000 | rtx 3060
radeon rx 6700 do 1500 zł | price=..1500 | radeon rx 6700
laptop 500 do 1000 zł | category=laptops price=500..1000 |
tani używany laptop | category=laptops sort=price state=used |
tani uszkodzony laptop | category=laptops sort=price state=damaged |
telefon nie droższy niż 500 | category=phones price=..500 |
phone not more expensive than 500 | category=phones price=..500 |
Handy nicht teurer als 500 | category=phones price=..500 |
laptop tańszy niż 1500 | category=laptops price=..1500 |
laptop droższy niż 1500 | category=laptops price=1500.. |
laptop z gwarancją | category=laptops warranty=1 |
laptop bez gwarancji | category=laptops not.warranty=1 |
laptop z gwarancją 2 lata | category=laptops warranty=24 |
laptop with 6 months warranty | category=laptops warranty=6 |
laptop with at least 9 months warranty | category=laptops warranty=12 |
Laptop mit 1 Jahr Garantie | category=laptops warranty=12 |
laptop della | category=laptops brand=dell |
telefon samsunga nie nowy | category=phones brand=samsung not.state=new |
iphone nie starszy niż 12 | | iphone nie starszy niż 12
`
