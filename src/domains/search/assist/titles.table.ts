/** Titles as sellers write them: `title | category that the file names | what is read of it`. Quotes are of inches. Data of a test. */
export const TITLES = `
Apple iPhone 13 128GB czarny bateria 89% klasa A bez simlocka | phones | storage_gb=128 color=black battery_health=89 sim_lock=false +grade=A +batteryHealth=89
iPhone 12 mini 64 GB biały, kondycja baterii 83 %, stan bdb | phones | storage_gb=64 color=white battery_health=83 +grade=B +batteryHealth=83
Samsung Galaxy S21 5G 8/256 GB Phantom Gray Dual SIM | phones | ram_gb=8 storage_gb=256 color=gray dual_sim=true five_g=true
Xiaomi Redmi Note 12 Pro 8GB/256GB niebieski | phones | ram_gb=8 storage_gb=256 color=blue
Samsung Galaxy S22 6+128GB zielony | phones | ram_gb=6 storage_gb=128 color=green
Google Pixel 7 128GB Obsidian, Akku 95 %, sehr guter Zustand | phones | storage_gb=128 battery_health=95 +grade=B +batteryHealth=95
iPhone XR 64GB rot ohne Simlock, Akkuzustand 85% | phones | storage_gb=64 color=red sim_lock=false battery_health=85 +batteryHealth=85
iPhone 14 Pro 256GB Deep Purple, battery health 92%, like new | phones | storage_gb=256 color=purple battery_health=92 +grade=A +batteryHealth=92
iPhone 11 Pro Max 256GB Space Gray stan idealny + etui czarne | phones | storage_gb=256 color=gray +grade=A
Telefon iPhone SE 2020 64GB + czarne etui i szkło | phones | storage_gb=64
iPhone 12 uszkodzony na części 64GB czarny | phones | storage_gb=64 color=black +state=damaged +grade=forParts
iPhone 13 128GB/256GB | phones |
Apple iPad Air 4 10,9" 64GB WiFi srebrny | tablets | screen_in=10.9 storage_gb=64 color=silver
iPad 9 10.2 256GB Wi-Fi + Cellular Space Grey | tablets | screen_in=10.2 storage_gb=256 color=gray cellular=true
Samsung Galaxy Tab S7 FE 12,4" 6/128GB LTE z rysikiem | tablets | screen_in=12.4 ram_gb=6 storage_gb=128 cellular=true pen=true
Lenovo Tab M10 Plus 10.3" 4GB RAM 64GB | tablets | screen_in=10.3 ram_gb=4 storage_gb=64
Surface Pro 7 8GB 256GB 12,3" with keyboard | tablets | screen_in=12.3 ram_gb=8 storage_gb=256
Monitor Dell U2720Q 27" 4K IPS USB-C | monitors | screen_in=27 resolution=uhd panel=ips usb_c=true
Monitor Samsung Odyssey G5 27 cali QHD 144Hz zakrzywiony VA | monitors | screen_in=27 resolution=qhd panel=va refresh_hz=144 curved=true
LG 34WN80C 34" UltraWide IPS 60 Hz | monitors | screen_in=34 resolution=ultrawide panel=ips refresh_hz=60
Dell P2419H 24 Zoll Full HD IPS Monitor höhenverstellbar | monitors | screen_in=24 resolution=fhd panel=ips height_adjust=true
HP E24q 24" (1920x1200) IPS z kablem HDMI | monitors | screen_in=24 resolution=wuxga panel=ips
Laptop Lenovo ThinkPad T480 i5-8350U 16GB 512GB SSD 14" FHD klawiatura PL klasa A- | laptops | screen_in=14 cpu_model=i5-8350U cpu_family=core_i5 ram_gb=16 storage_gb=512 resolution=fhd keyboard_layout=qwerty_pl
Dell Latitude 7490 Core i7-8650U/16GB/512 SSD/14 FHD dotyk Win11 Pro | laptops | cpu_model=i7-8650U cpu_family=core_i7 ram_gb=16 storage_gb=512 resolution=fhd touch=true os=windows_11_pro
HP EliteBook 840 G6 i5-8365U 8 GB / 256 GB SSD QWERTZ DE | laptops | cpu_model=i5-8365U cpu_family=core_i5 ram_gb=8 storage_gb=256 keyboard_layout=qwertz_de
MacBook Air 13 M1 8/256 Space Gray QWERTY US | laptops | cpu_model=M1 cpu_family=apple_m ram_gb=8 storage_gb=256 color=gray keyboard_layout=qwerty_us
ThinkPad X1 Carbon Gen 9 i7-1165G7 16 GB RAM, 1 TB NVMe, 14 Zoll WUXGA, deutsche Tastatur | laptops | screen_in=14 cpu_model=i7-1165G7 cpu_family=core_i7 ram_gb=16 storage_gb=1000 storage_type=nvme resolution=wuxga keyboard_layout=qwertz_de
Acer Aspire 3 15.6" Ryzen 5 3500U 8GB 128GB SSD + 1TB HDD | laptops | screen_in=15.6 cpu_model=Ryzen_5_3500U cpu_family=ryzen_5 ram_gb=8
HP ZBook 15 i7-7820HQ 32GB RAM 256GB SSD + 256GB SSD | laptops | cpu_model=i7-7820HQ cpu_family=core_i7 ram_gb=32
Fujitsu Lifebook U748 i5-8250U 8GB 256GB, niemiecka klawiatura, bez systemu | laptops | cpu_model=i5-8250U cpu_family=core_i5 ram_gb=8 storage_gb=256 keyboard_layout=qwertz_de os=none
MacBook Air 2017 i5 8GB 128GB nowa bateria | laptops | cpu_family=core_i5 ram_gb=8 storage_gb=128
Laptop Dell 3520 i5 8GB RAM (max 16GB) 256GB SSD | laptops | cpu_family=core_i5 ram_gb=8 storage_gb=256
Laptop Dell 5400 i5-8365U stan A/B 16GB | laptops | cpu_model=i5-8365U cpu_family=core_i5 ram_gb=16
Laptop Lenovo 16GB 32GB 512GB | laptops | storage_gb=512
Dell Inspiron 5379" i5-8250U 8GB | laptops | cpu_model=i5-8250U cpu_family=core_i5 ram_gb=8
Dell OptiPlex 7050 SFF i5-7500 8GB 256GB SSD Windows 10 Pro | desktops | cpu_model=i5-7500 cpu_family=core_i5 ram_gb=8 storage_gb=256 form_factor=sff os=windows_10_pro
Switch HP Aruba 2530-48G 48-port Gigabit 4x SFP | switches | ports_count=48 port_speed=1g
Netgear GS308 8 Port Gigabit Switch | switches | ports_count=8 port_speed=1g
Switch Ubiquiti 24 porty 10GbE PoE 400W 2 porty SFP+ | switches | ports_count=24 port_speed=10g poe_w=400
Dysk SSD Samsung 970 EVO Plus 1TB NVMe M.2 2280 | ssd | storage_gb=1000 interface=nvme drive_size=m2_2280
Dysk HDD Seagate IronWolf 4TB 3,5" SATA | hdd | storage_gb=4000 interface=sata drive_size=in3_5
WD Red 8 TB 3.5 Zoll Festplatte | hdd | storage_gb=8000 drive_size=in3_5
Pamięć RAM Kingston 16GB (2x8GB) DDR4 SODIMM | ram | ram_gb=16 ram_type=ddr4
Corsair Vengeance 2 x 8 GB DDR4 3200 | ram | ram_type=ddr4
Dell Latitude 5490 i5-8350U 8GB + Dell Latitude 7490 i7-8650U 16GB | laptops |
iPhone 12 64GB i iPhone 13 128GB zestaw | phones |
Laptop HP ProBook 450 G7 i5 8GB 256GB + monitor Dell 24" | laptops |
Lenovo ThinkPad T470 / T480 i5 8GB 256GB | laptops |
Latitude 7480/7490 i5 8GB 256GB | laptops |
ThinkPad T480 i5-8350U / i7-8650U 16GB | laptops |
Dell Latitude 7490 (Latitude 7490) i5 16GB, Dell Latitude 7490 | laptops | cpu_family=core_i5 ram_gb=16
`
