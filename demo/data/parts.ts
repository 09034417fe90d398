import { rows } from './rows.ts'

/** kind | brand | model | maker's number | year | price EUR | GB | interface | size | look | extra: rpm, or bays/RAM of a NAS */
export const STORAGE = rows(`
ssd|Samsung|860 EVO 500 GB|MZ-76E500B|2018|150|500|sata|in2_5|in2_5|
ssd|Samsung|860 EVO 1 TB|MZ-76E1T0B|2018|290|1000|sata|in2_5|in2_5|
ssd|Samsung|870 EVO 500 GB|MZ-77E500B|2021|70|500|sata|in2_5|in2_5|
ssd|Samsung|870 EVO 1 TB|MZ-77E1T0B|2021|120|1000|sata|in2_5|in2_5|
ssd|Samsung|870 QVO 2 TB|MZ-77Q2T0BW|2020|200|2000|sata|in2_5|in2_5|
ssd|Samsung|970 EVO Plus 500 GB|MZ-V7S500BW|2019|125|500|nvme|m2_2280|m2|
ssd|Samsung|970 EVO Plus 1 TB|MZ-V7S1T0BW|2019|230|1000|nvme|m2_2280|m2|
ssd|Samsung|980 1 TB|MZ-V8V1T0BW|2021|130|1000|nvme|m2_2280|m2|
ssd|Samsung|980 Pro 1 TB|MZ-V8P1T0BW|2020|220|1000|nvme|m2_2280|m2|
ssd|Samsung|990 Pro 2 TB|MZ-V9P2T0BW|2022|280|2000|nvme|m2_2280|m2|
ssd|Samsung|PM981a 256 GB|MZVLB256HBHQ|2018|60|256|nvme|m2_2280|m2|
ssd|Samsung|PM9A1 512 GB|MZVL2512HCJQ|2020|90|512|nvme|m2_2280|m2|
ssd|Crucial|MX500 500 GB|CT500MX500SSD1|2018|120|500|sata|in2_5|in2_5|
ssd|Crucial|MX500 1 TB|CT1000MX500SSD1|2018|220|1000|sata|in2_5|in2_5|
ssd|Crucial|P3 1 TB|CT1000P3SSD8|2022|80|1000|nvme|m2_2280|m2|
ssd|WD|Black SN750 1 TB|WDS100T3X0C|2019|240|1000|nvme|m2_2280|m2|
ssd|WD|Black SN850X 1 TB|WDS100T2X0E|2022|160|1000|nvme|m2_2280|m2|
ssd|WD|Blue SN570 1 TB|WDS100T3B0C|2021|100|1000|nvme|m2_2280|m2|
ssd|WD|PC SN530 512 GB|SDBPTPZ-512G|2019|75|512|nvme|m2_2230|m2|
ssd|Kingston|A400 240 GB|SA400S37/240G|2017|70|240|sata|in2_5|in2_5|
ssd|Kingston|A400 480 GB|SA400S37/480G|2017|120|480|sata|in2_5|in2_5|
ssd|Kingston|KC3000 1 TB|SKC3000S/1024G|2021|180|1024|nvme|m2_2280|m2|
ssd|Kingston|DC500M 960 GB|SEDC500M/960G|2019|300|960|sata|in2_5|in2_5|
ssd|Intel|DC S3610 800 GB|SSDSC2BX800G4|2015|700|800|sata|in2_5|in2_5|
ssd|SanDisk|Extreme Portable 1 TB|SDSSDE61-1T00|2020|170|1000|usb|external|external|
ssd|Samsung|T7 1 TB|MU-PC1T0T/WW|2020|160|1000|usb|external|external|
hdd|Seagate|BarraCuda 2 TB|ST2000DM008|2018|65|2000|sata|in3_5|in3_5|7200
hdd|Seagate|IronWolf 4 TB|ST4000VN008|2016|125|4000|sata|in3_5|in3_5|5900
hdd|Seagate|IronWolf 8 TB|ST8000VN004|2019|230|8000|sata|in3_5|in3_5|7200
hdd|Seagate|Exos X16 16 TB|ST16000NM001G|2019|420|16000|sata|in3_5|in3_5|7200
hdd|Seagate|Exos 7E8 4 TB SAS|ST4000NM0025|2016|180|4000|sas|in3_5|in3_5|7200
hdd|Seagate|Mobile HDD 1 TB|ST1000LM035|2016|55|1000|sata|in2_5|in2_5|5400
hdd|WD|Blue 1 TB|WD10EZEX|2012|55|1000|sata|in3_5|in3_5|7200
hdd|WD|Red 4 TB|WD40EFRX|2013|160|4000|sata|in3_5|in3_5|5400
hdd|WD|Red Plus 8 TB|WD80EFZZ|2021|220|8000|sata|in3_5|in3_5|5640
hdd|WD|Ultrastar DC HC320 8 TB|HUS728T8TALE6L4|2018|260|8000|sata|in3_5|in3_5|7200
hdd|WD|Elements Portable 2 TB|WDBU6Y0020BBK|2016|75|2000|usb|external|external|5400
hdd|Toshiba|N300 6 TB|HDWG160|2020|180|6000|sata|in3_5|in3_5|7200
hdd|Toshiba|MG08 16 TB|MG08ACA16TE|2019|400|16000|sata|in3_5|in3_5|7200
hdd|HGST|Travelstar 7K1000 1 TB|HTS721010A9E630|2013|65|1000|sata|in2_5|in2_5|7200
hdd|Dell|1,2 TB 10K SAS|0RMCP3|2014|260|1200|sas|in2_5|in2_5|10000
hdd|HPE|600 GB 10K SAS|781516-B21|2014|220|600|sas|in2_5|in2_5|10000
nas|Synology|DiskStation DS218+|DS218+|2017|309|0|ethernet|desktop|nas|2/2
nas|Synology|DiskStation DS220+|DS220+|2020|319|0|ethernet|desktop|nas|2/2
nas|Synology|DiskStation DS418|DS418|2017|389|0|ethernet|desktop|nas|4/2
nas|Synology|DiskStation DS920+|DS920+|2020|569|0|ethernet|desktop|nas|4/4
nas|Synology|DiskStation DS1819+|DS1819+|2018|949|0|ethernet|desktop|nas|8/4
nas|QNAP|TS-251+|TS-251+-2G|2015|349|0|ethernet|desktop|nas|2/2
nas|QNAP|TS-453D|TS-453D-4G|2020|599|0|ethernet|desktop|nas|4/4
nas|QNAP|TS-431P3|TS-431P3-2G|2020|329|0|ethernet|desktop|nas|4/2
nas|WD|My Cloud EX2 Ultra|WDBVBZ0000NCH|2016|179|0|ethernet|desktop|nas|2/1
nas|Asustor|AS5304T|AS5304T|2019|499|0|ethernet|desktop|nas|4/4
`, 11)

/** brand | maker's number | year | price EUR | GB in all | type | module | MHz | kit | fits */
export const MEMORY = rows(`
Samsung|M471A1K43DB1-CWE|2019|40|8|ddr4|sodimm|3200|1 × 8 GB|SO-DIMM DDR4
Samsung|M471A2K43EB1-CWE|2020|70|16|ddr4|sodimm|3200|1 × 16 GB|SO-DIMM DDR4
Samsung|M471A5244CB0-CTD|2018|25|4|ddr4|sodimm|2666|1 × 4 GB|SO-DIMM DDR4
Samsung|M471B1G73EB0-YK0|2014|55|8|ddr3l|sodimm|1600|1 × 8 GB|SO-DIMM DDR3L
Samsung|M425R1GB4BB0-CQK|2021|45|8|ddr5|sodimm|4800|1 × 8 GB|SO-DIMM DDR5
Samsung|M393A4K40BB1-CRC|2016|260|32|ddr4|rdimm|2400|1 × 32 GB|RDIMM DDR4
Samsung|M393A2K43DB2-CVF|2019|120|16|ddr4|rdimm|2933|1 × 16 GB|RDIMM DDR4
SK hynix|HMA81GS6CJR8N-VK|2018|40|8|ddr4|sodimm|2666|1 × 8 GB|SO-DIMM DDR4
SK hynix|HMA82GS6DJR8N-XN|2020|70|16|ddr4|sodimm|3200|1 × 16 GB|SO-DIMM DDR4
SK hynix|HMT41GS6BFR8A-PB|2014|55|8|ddr3l|sodimm|1600|1 × 8 GB|SO-DIMM DDR3L
SK hynix|HMA84GR7AFR4N-UH|2016|260|32|ddr4|rdimm|2400|1 × 32 GB|RDIMM DDR4
Kingston|KVR26S19S8/8|2018|42|8|ddr4|sodimm|2666|1 × 8 GB|SO-DIMM DDR4
Kingston|KVR32N22S8/8|2019|40|8|ddr4|dimm|3200|1 × 8 GB|DIMM DDR4
Kingston|KF432C16BBK2/16|2021|65|16|ddr4|dimm|3200|2 × 8 GB|DIMM DDR4
Kingston|KF432C16BBK2/32|2021|115|32|ddr4|dimm|3200|2 × 16 GB|DIMM DDR4
Kingston|KVR16LS11/8|2013|55|8|ddr3l|sodimm|1600|1 × 8 GB|SO-DIMM DDR3L
Kingston|KF556C40BBK2-32|2022|150|32|ddr5|dimm|5600|2 × 16 GB|DIMM DDR5
Crucial|CT8G4SFRA32A|2020|38|8|ddr4|sodimm|3200|1 × 8 GB|SO-DIMM DDR4
Crucial|CT16G4SFRA32A|2020|70|16|ddr4|sodimm|3200|1 × 16 GB|SO-DIMM DDR4
Crucial|CT102464BF160B|2012|55|8|ddr3l|sodimm|1600|1 × 8 GB|SO-DIMM DDR3L
Crucial|CT2K8G4DFRA32A|2020|75|16|ddr4|dimm|3200|2 × 8 GB|DIMM DDR4
Corsair|CMK16GX4M2B3200C16|2016|90|16|ddr4|dimm|3200|2 × 8 GB|DIMM DDR4
Corsair|CMK32GX4M2B3200C16|2016|160|32|ddr4|dimm|3200|2 × 16 GB|DIMM DDR4
G.Skill|F4-3600C16D-16GVKC|2019|100|16|ddr4|dimm|3600|2 × 8 GB|DIMM DDR4
Micron|MTA18ASF2G72PDZ-2G6|2018|120|16|ddr4|rdimm|2666|1 × 16 GB|RDIMM DDR4
`, 10)

/** brand | model | maker's number | year | price EUR | Wh | look | fits */
export const BATTERIES = rows(`
Lenovo|Bateria 61 (T480, wewn.)|01AV489|2018|90|24|inner|ThinkPad T470, T480, A475
Lenovo|Bateria 61++ (zewn.)|01AV492|2018|120|72|bar|ThinkPad T470, T480, T570
Lenovo|Bateria T490 / T14|02DL007|2019|100|50|inner|ThinkPad T490, T14 Gen 1
Lenovo|Bateria X1 Carbon 6|01AV494|2018|110|57|inner|ThinkPad X1 Carbon Gen 6
Lenovo|Bateria 68+ (X240–X260)|45N1136|2013|90|72|bar|ThinkPad X240, X250, X260, T440, T450
Dell|Bateria GJKNX 68 Wh|GJKNX|2018|110|68|inner|Latitude 5480, 5490, 5580, 5590
Dell|Bateria F3YGT 60 Wh|F3YGT|2017|110|60|inner|Latitude 7280, 7380, 7480, 7490
Dell|Bateria J60J5 55 Wh|J60J5|2015|100|55|inner|Latitude E7270, E7470
Dell|Bateria 6MT4T 62 Wh|6MT4T|2015|100|62|inner|Latitude E5470, E5570, Precision 3510
Dell|Bateria 6GTPY 97 Wh|6GTPY|2017|140|97|inner|XPS 15 9560, Precision 5520
Dell|Bateria DXGH8 52 Wh|DXGH8|2018|110|52|inner|XPS 13 9370, 9380
HP|Bateria SS03XL|933321-855|2018|100|50|inner|EliteBook 830 G5, 840 G5, 745 G5
HP|Bateria CS03XL|800513-001|2015|95|46.5|inner|EliteBook 840 G3, 840 G4, 850 G3
HP|Bateria RE03XL|L32656-005|2018|85|45|inner|ProBook 430 G6, 440 G6, 450 G7
HP|Bateria CI03XL|801554-001|2015|85|48|inner|ProBook 640 G2, 650 G2, 645 G2
HP|Bateria VI04|756743-001|2014|70|41|bar|ProBook 440 G2, 450 G2
Apple|Bateria A1618|A1618|2015|180|99.5|inner|MacBook Pro 15 (2015)
Apple|Bateria A1582|A1582|2015|160|74.9|inner|MacBook Pro 13 (2015)
Apple|Bateria A1496|A1496|2013|120|54|inner|MacBook Air 13 (2013–2017)
ASUS|Bateria C31N1637|C31N1637|2017|80|42|inner|VivoBook S14, S15
`, 8)

/** brand | model | maker's number | year | price EUR | watts | plug | look | colour | fits */
export const POWER = rows(`
Lenovo|Zasilacz 65 W USB-C|ADLX65YDC3A|2017|60|65|USB-C|brick|black|ThinkPad T470–T14, X1 Carbon
Lenovo|Zasilacz 65 W Slim Tip|ADLX65NCC3A|2013|50|65|Slim Tip|brick|black|ThinkPad T440–T460, X240–X260
Lenovo|Zasilacz 135 W Slim Tip|ADL135NDC3A|2014|90|135|Slim Tip|brick|black|ThinkPad P50, P51, T440p
Lenovo|Zasilacz 170 W Slim Tip|ADL170NLC2A|2014|110|170|Slim Tip|brick|black|ThinkPad P50, P52, P70
Dell|Zasilacz 65 W 7,4 mm|LA65NM130|2013|45|65|7,4 × 5,0 mm|brick|black|Latitude E5470–5490
Dell|Zasilacz 90 W 7,4 mm|DA90PM111|2012|55|90|7,4 × 5,0 mm|brick|black|Latitude, Precision
Dell|Zasilacz 65 W USB-C|LA65NM190|2019|60|65|USB-C|brick|black|Latitude 5400–5430, 7400
Dell|Zasilacz 130 W USB-C|HA130PM170|2018|110|130|USB-C|brick|black|Precision 5550, XPS 15
HP|Zasilacz 65 W 4,5 mm|710412-001|2013|45|65|4,5 × 3,0 mm|brick|black|EliteBook 840 G3–G6
HP|Zasilacz 65 W USB-C|TPN-LA06|2018|60|65|USB-C|brick|black|EliteBook 840 G5–G8
HP|Zasilacz 200 W 4,5 mm|835888-001|2015|120|200|4,5 × 3,0 mm|brick|black|ZBook 15, 17
Apple|Ładowarka 61 W USB-C|A1947|2018|79|61|USB-C|cube|white|MacBook Pro 13
Apple|Ładowarka 96 W USB-C|A2166|2019|89|96|USB-C|cube|white|MacBook Pro 16
Apple|Ładowarka 20 W USB-C|A2347|2020|25|20|USB-C|cube|white|iPhone, iPad
Apple|MagSafe 2 60 W|A1435|2012|89|60|MagSafe 2|cube|white|MacBook Pro 13 (2012–2015)
Samsung|Ładowarka 45 W USB-C|EP-TA845|2019|45|45|USB-C|cube|black|Galaxy S20–S24 Ultra
Anker|PowerPort Atom III 60 W|A2322|2019|55|60|USB-C + USB-A|cube|white|USB-C
Corsair|RM750x (2021)|CP-9020199|2021|130|750|ATX 24-pin|atx|black|ATX
Seasonic|Focus GX-650|FOCUS-GX-650|2019|110|650|ATX 24-pin|atx|black|ATX
be quiet!|Pure Power 11 500 W|BN293|2018|70|500|ATX 24-pin|atx|black|ATX
Dell|Zasilacz serwerowy 750 W|79RDR|2012|150|750|Hot-swap|brick|gray|PowerEdge R620, R720, R730
`, 10)

/** brand | model | maker's number | year | price EUR | watts | plug | connectors | fits | charger 0/1 */
export const DOCKS = rows(`
Lenovo|ThinkPad USB-C Dock Gen 2|40AS0090EU|2019|219|90|USB-C|2 × DP, HDMI, LAN, 3 × USB|ThinkPad (USB-C)|1
Lenovo|ThinkPad Thunderbolt 3 Dock Gen 2|40AN0135EU|2018|299|135|Thunderbolt 3|2 × DP, HDMI, LAN, 5 × USB|ThinkPad (Thunderbolt 3)|1
Lenovo|ThinkPad Ultra Dock|40A20090EU|2013|209|90|OneLink / dolne|2 × DP, DVI, HDMI, VGA, LAN|ThinkPad T440–T460, X240–X260|1
Lenovo|ThinkPad Pro Docking Station|40AH0135EU|2018|229|135|Side connector|2 × DP, VGA, LAN, 5 × USB|ThinkPad T480–T14, X280|1
Dell|WD19S 130 W|210-AZBX|2021|229|130|USB-C|2 × DP, HDMI, USB-C, LAN, 3 × USB|Latitude, XPS, Precision|1
Dell|WD19TB|210-ARIK|2019|279|180|Thunderbolt 3|2 × DP, HDMI, Thunderbolt 3, LAN, 3 × USB|Latitude, XPS, Precision|1
Dell|WD15|450-AFGM|2016|199|130|USB-C|HDMI, mDP, VGA, LAN, 5 × USB|Latitude, XPS|1
Dell|D6000|452-BCYH|2017|199|130|USB-C / USB-A|2 × DP, HDMI, LAN, 5 × USB|USB 3.0|1
Dell|E-Port Plus PR02X|452-11422|2011|179|130|E-Port|2 × DP, 2 × DVI, VGA, LAN|Latitude E6x20–E7470|0
HP|USB-C Dock G5|5TW10AA|2019|209|120|USB-C|2 × DP, HDMI, LAN, 4 × USB|EliteBook, ProBook|1
HP|Thunderbolt Dock G2 120 W|2UK37AA|2018|259|120|Thunderbolt 3|2 × DP, VGA, LAN, 4 × USB|EliteBook, ZBook|1
HP|UltraSlim Dock 2013|D9Y32AA|2013|179|90|Side connector|2 × DP, VGA, LAN, 4 × USB|EliteBook 820–850 G1–G4|1
Microsoft|Surface Dock 2|1GK-00002|2020|259|199|Surface Connect|2 × USB-C, LAN, 4 × USB|Surface Pro, Laptop, Book|1
CalDigit|TS3 Plus|TS3Plus-EU07-SG|2018|299|180|Thunderbolt 3|DP, Thunderbolt 3, LAN, 7 × USB, SD|MacBook Pro, Thunderbolt 3|1
i-tec|USB-C Dual Display Dock|C31DUALDPDOCKPD|2018|149|85|USB-C|2 × DP, LAN, 5 × USB|USB-C|0
`, 10)

/** brand | model | maker's number | year | price EUR | VRAM GB | type | watts | fans */
export const GPUS = rows(`
NVIDIA|GeForce RTX 3080 Founders Edition|900-1G133-2530|2020|719|10|GDDR6X|320|2
ASUS|TUF Gaming RTX 3070|TUF-RTX3070-O8G|2020|619|8|GDDR6|220|3
MSI|GeForce RTX 3060 Ventus 2X 12G|V397-021R|2021|359|12|GDDR6|170|2
Gigabyte|GeForce RTX 2070 Windforce|GV-N2070WF3-8GC|2018|549|8|GDDR6|175|3
Gigabyte|GeForce RTX 4070 Windforce OC|GV-N4070WF3OC|2023|659|12|GDDR6X|200|3
ASUS|Dual GeForce RTX 4060 Ti OC 8G|DUAL-RTX4060TI-O8G|2023|439|8|GDDR6|160|2
MSI|GeForce RTX 4060 Ventus 2X Black 8G|V516-003R|2023|329|8|GDDR6|115|2
MSI|GeForce RTX 4070 Ventus 2X 12G|V513-004R|2023|649|12|GDDR6X|200|2
Gigabyte|GeForce RTX 3060 Ti Gaming OC Pro|GV-N306TGAMINGOC PRO-8GD|2020|449|8|GDDR6|200|3
ASUS|TUF Gaming RTX 3080 OC|TUF-RTX3080-O10G|2020|799|10|GDDR6X|340|3
Zotac|Gaming GeForce RTX 3070 Ti Trinity|ZT-A30710D-10P|2021|649|8|GDDR6X|290|3
Zotac|GeForce GTX 1660 Super|ZT-T16620F|2019|249|6|GDDR6|125|2
MSI|GeForce GTX 1080 Gaming X 8G|V336-001R|2016|769|8|GDDR5X|180|2
EVGA|GeForce GTX 1060 6GB SC|06G-P4-6163|2016|299|6|GDDR5|120|1
Gigabyte|GeForce GTX 1050 Ti OC 4G|GV-N105TOC-4GD|2016|159|4|GDDR5|75|1
Sapphire|Pulse Radeon RX 580 8G|11265-05|2017|279|8|GDDR5|185|2
Sapphire|Pulse Radeon RX 6600|11310-01|2021|339|8|GDDR6|132|2
Sapphire|Nitro+ Radeon RX 6700 XT|11306-01|2021|559|12|GDDR6|230|3
Sapphire|Pulse Radeon RX 7800 XT|11330-02-20G|2023|549|16|GDDR6|263|2
PowerColor|Red Devil Radeon RX 5700 XT|AXRX 5700XT 8GBD6-3DHE|2019|449|8|GDDR6|225|3
PNY|Quadro P2000|VCQP2000-PB|2017|449|5|GDDR5|75|1
PNY|Quadro RTX 4000|VCQRTX4000-PB|2018|949|8|GDDR6|160|1
PNY|NVIDIA T400 4 GB|VCNT400-4GB-PB|2021|169|4|GDDR6|30|1
`, 9)

/** brand | model | maker's number | year | price EUR | wireless 0/1 | backlit 0/1 | colour | keys | fits */
export const KEYBOARDS = rows(`
Logitech|MX Keys|920-009415|2019|109|1|1|graphite|104|Windows, macOS
Logitech|K120|920-002509|2010|15|0|0|black|104|Windows
Logitech|G Pro X|920-009392|2019|149|0|1|black|75|Windows
Logitech|MX Mechanical|920-010757|2022|169|1|1|graphite|104|Windows, macOS
Microsoft|Sculpt Ergonomic|L5V-00021|2013|99|1|0|black|104|Windows
Dell|KB216|580-ADHK|2015|20|0|0|black|104|Windows
Dell|Premier KM717|580-AFQJ|2016|89|1|0|gray|104|Windows
Lenovo|ThinkPad TrackPoint Keyboard II|4Y40X49493|2020|119|1|0|black|75|Windows, Android
Apple|Magic Keyboard (A1644)|MLA22|2015|119|1|0|white|75|macOS
Apple|Magic Keyboard z blokiem num. (A1843)|MQ052|2017|149|1|0|white|104|macOS
Keychron|K2 v2|K2A3H|2020|89|1|1|graphite|75|Windows, macOS
Cherry|Stream|JK-8500|2018|39|0|0|black|104|Windows
Corsair|K70 RGB MK.2|CH-9109010|2018|169|0|1|black|104|Windows
Razer|BlackWidow V3|RZ03-03540|2020|149|0|1|black|104|Windows
HP|Klawiatura EliteBook 840 G5|L14377-001|2018|79|0|1|black|75|EliteBook 840 G5, 745 G5
Lenovo|Klawiatura ThinkPad T480|01HX419|2018|89|0|1|black|75|ThinkPad T470, T480
`, 10)

/** brand | model | maker's number | year | price EUR | inches | resolution | panel | plug | fits */
export const DISPLAYS = rows(`
LG|LP140WF6-SPB1|LP140WF6(SP)(B1)|2016|85|14|fhd|ips|eDP 30-pin|ThinkPad T460–T480, Latitude E7470
LG|LP156WF6-SPB1|LP156WF6(SP)(B1)|2014|85|15.6|fhd|ips|eDP 30-pin|Latitude E5570, ProBook 650
Innolux|N140HCA-EBA|N140HCA-EBA|2018|80|14|fhd|ips|eDP 30-pin|Latitude 5490, EliteBook 840 G5
Innolux|N156HCE-EN1|N156HCE-EN1|2018|95|15.6|fhd|ips|eDP 30-pin|Legion, ThinkPad P52
AUO|B140HAN04.0|B140HAN04.0|2018|90|14|fhd|ips|eDP 30-pin|ThinkPad T490, T14
AUO|B133HAN04.4|B133HAN04.4|2017|95|13.3|fhd|ips|eDP 30-pin|EliteBook 830 G5, Latitude 7390
AUO|B140XTN02.4|B140XTN02.4|2013|45|14|hd|tn|eDP 30-pin|ThinkPad T440, T450
BOE|NV156FHM-N48|NV156FHM-N48|2019|85|15.6|fhd|ips|eDP 30-pin|IdeaPad, ProBook 450
BOE|NV140FHM-N48|NV140FHM-N48|2018|80|14|fhd|ips|eDP 30-pin|ThinkPad T480, E480
Samsung|LTN156AT39|LTN156AT39|2014|45|15.6|hd|tn|eDP 30-pin|Aspire E5, IdeaPad 110
Sharp|LQ156M1JW03|LQ156M1JW03|2020|180|15.6|fhd|ips|eDP 40-pin|ROG Zephyrus, Blade 15
LG|LP125WF2-SPB2|LP125WF2(SP)(B2)|2015|85|12.5|fhd|ips|eDP 30-pin|ThinkPad X250, X260, X270
`, 10)
