import { rows } from './rows.ts'

/** brand | model | type | year | price EUR | inches | resolution | panel | touch 0/1 | processor | RAM versions GB | RAM type | SSD versions GB | graphics | system | kg | look | colours */
export const MODERN_LAPTOPS = rows(`
Lenovo|ThinkPad T480|business|2018|1300|14|fhd|ips|0|Core i5-8350U|8,16|ddr4|256,512|Intel UHD Graphics 620|windows_11_pro|1.58|thinkpad|black
Lenovo|ThinkPad T490|business|2019|1350|14|fhd|ips|0|Core i5-8365U|8,16|ddr4|256,512|Intel UHD Graphics 620|windows_11_pro|1.46|thinkpad|black
Lenovo|ThinkPad T14 Gen 1|business|2020|1400|14|fhd|ips|0|Core i5-10310U|16|ddr4|256,512|Intel UHD Graphics|windows_11_pro|1.46|thinkpad|black
Lenovo|ThinkPad T14 Gen 1 AMD|business|2020|1300|14|fhd|ips|0|Ryzen 5 Pro 4650U|16|ddr4|256,512|AMD Radeon Graphics|windows_11_pro|1.46|thinkpad|black
Lenovo|ThinkPad T14s Gen 2|business|2021|1600|14|fhd|ips|0|Core i7-1165G7|16|lpddr4x|512|Intel Iris Xe|windows_11_pro|1.28|thinkpad|black
Lenovo|ThinkPad T14 Gen 3|business|2022|1650|14|wuxga|ips|0|Core i5-1245U|16|ddr4|512|Intel Iris Xe|windows_11_pro|1.38|modern-thinkpad|black
Lenovo|ThinkPad X1 Carbon Gen 7|ultrabook|2019|1900|14|fhd|ips|0|Core i7-8665U|16|lpddr3|512|Intel UHD Graphics 620|windows_11_pro|1.1|thinkpad|black
Lenovo|ThinkPad X1 Carbon Gen 9|ultrabook|2021|2100|14|wuxga|ips|0|Core i7-1165G7|16|lpddr4x|512|Intel Iris Xe|windows_11_pro|1.13|modern-thinkpad|black
Lenovo|ThinkPad X13 Gen 1|ultrabook|2020|1350|13.3|fhd|ips|0|Core i5-10210U|8,16|ddr4|256|Intel UHD Graphics|windows_11_pro|1.29|thinkpad|black
Lenovo|ThinkPad P52|workstation|2018|2400|15.6|fhd|ips|0|Core i7-8850H|16,32|ddr4|512|NVIDIA Quadro P2000|windows_11_pro|2.45|thinkpad|black
Lenovo|ThinkPad P1 Gen 3|workstation|2020|2600|15.6|fhd|ips|0|Core i7-10850H|32|ddr4|1000|NVIDIA Quadro T2000|windows_11_pro|1.7|thinkpad|black
Lenovo|Legion 5 15ACH6|gaming|2021|1200|15.6|fhd|ips|0|Ryzen 7 5800H|16|ddr4|512|NVIDIA GeForce RTX 3060|windows_11_home|2.4|gaming|black
Dell|Latitude 5400|business|2019|1200|14|fhd|ips|0|Core i5-8365U|8,16|ddr4|256,512|Intel UHD Graphics 620|windows_11_pro|1.48|pointstick|black
Dell|Latitude 5420|business|2021|1350|14|fhd|ips|0|Core i5-1145G7|8,16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.4|modern|gray
Dell|Latitude 5430|business|2022|1500|14|fhd|ips|0|Core i5-1245U|16|ddr4|512|Intel Iris Xe|windows_11_pro|1.36|modern|gray
Dell|Latitude 7400|ultrabook|2019|1600|14|fhd|ips|0|Core i7-8665U|16|ddr4|512|Intel UHD Graphics 620|windows_11_pro|1.36|generic|silver
Dell|Latitude 7420|ultrabook|2021|1800|14|fhd|ips|0|Core i7-1185G7|16|lpddr4x|512|Intel Iris Xe|windows_11_pro|1.22|modern|silver
Dell|Precision 5550|workstation|2020|2500|15.6|wuxga|ips|0|Core i7-10850H|32|ddr4|512|NVIDIA Quadro T2000|windows_11_pro|1.84|modern|silver
Dell|Precision 7550|workstation|2020|2700|15.6|fhd|ips|0|Core i7-10850H|32|ddr4|512|NVIDIA Quadro T2000|windows_11_pro|2.5|pointstick|gray
Dell|XPS 13 9310|ultrabook|2020|1500|13.4|wuxga|ips|0|Core i7-1165G7|16|lpddr4x|512|Intel Iris Xe|windows_11_home|1.2|modern|silver
Dell|G15 5511|gaming|2021|1150|15.6|fhd|ips|0|Core i7-11800H|16|ddr4|512|NVIDIA GeForce RTX 3060|windows_11_home|2.81|gaming|graphite
HP|EliteBook 840 G6|business|2019|1400|14|fhd|ips|0|Core i5-8365U|8,16|ddr4|256,512|Intel UHD Graphics 620|windows_11_pro|1.48|pointstick|silver
HP|EliteBook 840 G8|business|2021|1500|14|fhd|ips|0|Core i5-1145G7|16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.32|modern|silver
HP|EliteBook 845 G8|business|2021|1450|14|fhd|ips|0|Ryzen 5 Pro 5650U|16|ddr4|512|AMD Radeon Graphics|windows_11_pro|1.33|modern|silver
HP|EliteBook 830 G7|ultrabook|2020|1450|13.3|fhd|ips|0|Core i5-10310U|16|ddr4|256|Intel UHD Graphics|windows_11_pro|1.24|modern|silver
HP|ProBook 450 G8|business|2021|950|15.6|fhd|ips|0|Core i5-1135G7|8,16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.74|generic|silver
HP|ZBook Firefly 14 G8|workstation|2021|1900|14|fhd|ips|0|Core i7-1165G7|32|ddr4|1000|NVIDIA T500|windows_11_pro|1.35|modern|silver
HP|Omen 16-b0000|gaming|2021|1400|16.1|fhd|ips|0|Core i7-11800H|16|ddr4|1000|NVIDIA GeForce RTX 3070|windows_11_home|2.3|gaming|black
Apple|MacBook Air 13 M1|ultrabook|2020|1129|13.3|wqxga|ips|0|Apple M1|8,16|unified|256,512|Apple M1 GPU|macos|1.29|macbook|gray,silver,gold
Apple|MacBook Air 13 M2|ultrabook|2022|1519|13.6|wqxga|ips|0|Apple M2|8,16|unified|256,512|Apple M2 GPU|macos|1.24|macbook|graphite,silver,gold,gray
Apple|MacBook Pro 13 M1|ultrabook|2020|1449|13.3|wqxga|ips|0|Apple M1|8,16|unified|256,512|Apple M1 GPU|macos|1.4|macbook|gray,silver
Apple|MacBook Pro 14 M1 Pro|workstation|2021|2249|14.2|qhd_plus|miniled|0|Apple M1 Pro|16|unified|512,1000|Apple M1 Pro GPU|macos|1.6|macbook|gray,silver
Apple|MacBook Pro 16 M1 Pro|workstation|2021|2749|16.2|uhd|miniled|0|Apple M1 Pro|16,32|unified|512,1000|Apple M1 Pro GPU|macos|2.1|macbook|gray,silver
Apple|MacBook Pro 16 (2019)|workstation|2019|2699|16|qhd_plus|ips|0|Core i7-9750H|16|ddr4|512|AMD Radeon Pro 5300M|macos|2.0|macbook|gray,silver
Microsoft|Surface Laptop 3 13,5|ultrabook|2019|1149|13.5|wqxga|ips|1|Core i5-1035G7|8|lpddr4x|256|Intel Iris Plus|windows_11_pro|1.29|modern|silver,black
Microsoft|Surface Laptop 4 13,5|ultrabook|2021|1149|13.5|wqxga|ips|1|Core i5-1145G7|8,16|lpddr4x|512|Intel Iris Xe|windows_11_pro|1.27|modern|silver,black
ASUS|ROG Zephyrus G14 (2021)|gaming|2021|1700|14|qhd|ips|0|Ryzen 9 5900HS|16|ddr4|1000|NVIDIA GeForce RTX 3060|windows_11_home|1.6|gaming|white,gray
ASUS|ZenBook 14 UX425EA|ultrabook|2020|999|14|fhd|ips|0|Core i5-1135G7|8,16|lpddr4x|512|Intel Iris Xe|windows_11_home|1.17|modern|gray
ASUS|TUF Gaming F15 FX506|gaming|2021|999|15.6|fhd|ips|0|Core i5-11400H|8,16|ddr4|512|NVIDIA GeForce RTX 3050|windows_11_home|2.3|gaming|black
Acer|Nitro 5 AN515-55|gaming|2020|999|15.6|fhd|ips|0|Core i5-10300H|8,16|ddr4|512|NVIDIA GeForce GTX 1650|windows_11_home|2.3|gaming|black
Acer|Swift 3 SF314-42|everyday|2020|699|14|fhd|ips|0|Ryzen 5 4500U|8|lpddr4x|512|AMD Radeon Graphics|windows_11_home|1.2|modern|silver
Fujitsu|LifeBook U7410|business|2020|1350|14|fhd|ips|0|Core i5-10210U|8,16|ddr4|256,512|Intel UHD Graphics|windows_11_pro|1.41|generic|black
`, 18)

/** category | brand | model | year | price EUR | form | processor | RAM versions | RAM type | disk versions | graphics | PSU W | system | look | inches | colour */
export const DESKTOPS = rows(`
office-desktops|Dell|OptiPlex 3050 SFF|2017|650|sff|Core i5-7500|8,16|ddr4|256,512|Intel HD Graphics 630|180|windows_10_pro|sff||black
office-desktops|Dell|OptiPlex 5050 MT|2017|750|tower|Core i5-7500|8,16|ddr4|256|Intel HD Graphics 630|240|windows_10_pro|tower||black
office-desktops|Dell|OptiPlex 5060 SFF|2018|800|sff|Core i5-8500|8,16|ddr4|256,512|Intel UHD Graphics 630|200|windows_11_pro|sff||black
office-desktops|Dell|OptiPlex 7060 SFF|2018|900|sff|Core i7-8700|16|ddr4|512|Intel UHD Graphics 630|200|windows_11_pro|sff||black
office-desktops|Dell|OptiPlex 7070 MT|2019|950|tower|Core i7-9700|16,32|ddr4|512|Intel UHD Graphics 630|260|windows_11_pro|tower||black
office-desktops|Dell|OptiPlex 9020 SFF|2013|800|sff|Core i5-4590|8|ddr3|256|Intel HD Graphics 4600|255|windows_10_pro|sff||black
office-desktops|HP|ProDesk 600 G3 SFF|2017|750|sff|Core i5-7500|8,16|ddr4|256|Intel HD Graphics 630|180|windows_10_pro|sff||black
office-desktops|HP|EliteDesk 800 G4 SFF|2018|900|sff|Core i5-8500|8,16|ddr4|256,512|Intel UHD Graphics 630|250|windows_11_pro|sff||black
office-desktops|HP|EliteDesk 800 G5 TWR|2019|1000|tower|Core i7-9700|16|ddr4|512|Intel UHD Graphics 630|250|windows_11_pro|tower||black
office-desktops|HP|ProDesk 400 G6 MT|2019|700|tower|Core i5-9500|8,16|ddr4|256|Intel UHD Graphics 630|180|windows_11_pro|tower||black
office-desktops|Lenovo|ThinkCentre M710s|2017|650|sff|Core i5-7400|8|ddr4|256|Intel HD Graphics 630|180|windows_10_pro|sff||black
office-desktops|Lenovo|ThinkCentre M720s|2018|750|sff|Core i5-8400|8,16|ddr4|256,512|Intel UHD Graphics 630|210|windows_11_pro|sff||black
office-desktops|Lenovo|ThinkCentre M920t|2018|900|tower|Core i7-8700|16|ddr4|512|Intel UHD Graphics 630|250|windows_11_pro|tower||black
office-desktops|Fujitsu|Esprimo P558|2018|650|tower|Core i5-9400|8,16|ddr4|256|Intel UHD Graphics 630|250|windows_11_pro|tower||black
office-desktops|Dell|OptiPlex 7090 SFF|2021|1000|sff|Core i5-10505|8,16|ddr4|256,512|Intel UHD Graphics 630|200|windows_11_pro|sff||black
office-desktops|HP|EliteDesk 800 G6 SFF|2020|1000|sff|Core i5-10500|8,16|ddr4|256,512|Intel UHD Graphics 630|260|windows_11_pro|sff||black
office-desktops|Fujitsu|Esprimo D738|2018|750|sff|Core i5-8400|8|ddr4|256|Intel UHD Graphics 630|210|windows_11_pro|sff||black
mini-pcs|Dell|OptiPlex 3060 Micro|2018|700|micro|Core i5-8500T|8,16|ddr4|256|Intel UHD Graphics 630|65|windows_11_pro|micro||black
mini-pcs|Dell|OptiPlex 7050 Micro|2017|800|micro|Core i5-7500T|8,16|ddr4|256|Intel HD Graphics 630|65|windows_10_pro|micro||black
mini-pcs|Dell|OptiPlex 7070 Micro|2019|900|micro|Core i5-9500T|8,16|ddr4|256,512|Intel UHD Graphics 630|65|windows_11_pro|micro||black
mini-pcs|HP|EliteDesk 800 G3 DM|2017|800|micro|Core i5-6500T|8|ddr4|256|Intel HD Graphics 530|65|windows_10_pro|micro||black
mini-pcs|HP|EliteDesk 800 G4 DM|2018|850|micro|Core i5-8500T|8,16|ddr4|256,512|Intel UHD Graphics 630|65|windows_11_pro|micro||black
mini-pcs|HP|ProDesk 600 G5 DM|2019|800|micro|Core i5-9500T|8,16|ddr4|256|Intel UHD Graphics 630|65|windows_11_pro|micro||black
mini-pcs|Lenovo|ThinkCentre M710q Tiny|2017|650|micro|Core i5-7400T|8|ddr4|256|Intel HD Graphics 630|65|windows_10_pro|micro||black
mini-pcs|Lenovo|ThinkCentre M720q Tiny|2018|700|micro|Core i5-8400T|8,16|ddr4|256,512|Intel UHD Graphics 630|65|windows_11_pro|micro||black
mini-pcs|Lenovo|ThinkCentre M920q Tiny|2018|850|micro|Core i5-8500T|8,16|ddr4|256|Intel UHD Graphics 630|65|windows_11_pro|micro||black
mini-pcs|Lenovo|ThinkCentre M75q Gen 2|2020|750|micro|Ryzen 5 Pro 4650GE|8,16|ddr4|256,512|AMD Radeon Graphics|65|windows_11_pro|micro||black
mini-pcs|Lenovo|ThinkCentre M70q Gen 3|2022|800|micro|Core i5-12400T|8,16|ddr4|256,512|Intel UHD Graphics 730|90|windows_11_pro|micro||black
mini-pcs|HP|EliteDesk 800 G6 DM|2020|900|micro|Core i5-10500T|8,16|ddr4|256,512|Intel UHD Graphics 630|65|windows_11_pro|micro||black
mini-pcs|Dell|OptiPlex 7010 Micro (2023)|2023|900|micro|Core i5-13500T|16|ddr4|256,512|Intel UHD Graphics 770|90|windows_11_pro|micro||black
mini-pcs|Intel|NUC8i5BEH|2018|450|mini|Core i5-8259U|8,16|ddr4|256|Intel Iris Plus 655|90|windows_11_pro|mini||black
mini-pcs|Intel|NUC11TNHi5|2021|550|mini|Core i5-1135G7|16|ddr4|512|Intel Iris Xe|120|windows_11_pro|mini||black
mini-pcs|Apple|Mac mini (2018)|2018|899|mini|Core i3-8100B|8,16|ddr4|128,256|Intel UHD Graphics 630|150|macos|macmini||gray
mini-pcs|Apple|Mac mini M1|2020|799|mini|Apple M1|8,16|unified|256,512|Apple M1 GPU|150|macos|macmini||silver
mini-pcs|Apple|Mac mini M2|2023|699|mini|Apple M2|8,16|unified|256,512|Apple M2 GPU|150|macos|macmini||silver
mini-pcs|Apple|Mac mini M2 Pro|2023|1549|mini|Apple M2 Pro|16|unified|512|Apple M2 Pro GPU|185|macos|macmini||silver
mini-pcs|Apple|Mac Studio M1 Max|2022|2299|mini|Apple M1 Max|32|unified|512,1000|Apple M1 Max GPU|370|macos|macmini||silver
mini-pcs|Beelink|SER5 5560U|2022|399|mini|Ryzen 5 5560U|16|ddr4|500|AMD Radeon Graphics|57|windows_11_pro|mini||black
workstation-desktops|Dell|Precision 3620|2015|1200|tower|Xeon E3-1245 v5|16,32|ddr4|512|NVIDIA Quadro M2000|290|windows_10_pro|workstation||black
workstation-desktops|Dell|Precision T5810|2014|2200|tower|Xeon E5-1650 v3|32|ddr4|512|NVIDIA Quadro M4000|685|windows_10_pro|workstation||black
workstation-desktops|Dell|Precision 5820|2017|2500|tower|Xeon W-2133|32,64|ddr4|512|NVIDIA Quadro P4000|950|windows_11_pro|workstation||black
workstation-desktops|Dell|Precision 3630|2018|1500|tower|Core i7-8700|16,32|ddr4|512|NVIDIA Quadro P2000|460|windows_11_pro|workstation||black
workstation-desktops|HP|Z240 Tower|2015|1200|tower|Core i7-6700|16,32|ddr4|512|NVIDIA Quadro K1200|400|windows_10_pro|workstation||black
workstation-desktops|HP|Z440|2014|2000|tower|Xeon E5-1650 v4|32,64|ddr4|512|NVIDIA Quadro M4000|700|windows_10_pro|workstation||black
workstation-desktops|HP|Z2 G4 Tower|2018|1500|tower|Core i7-8700|16,32|ddr4|512|NVIDIA Quadro P1000|500|windows_11_pro|workstation||black
workstation-desktops|HP|Z4 G4|2017|2400|tower|Xeon W-2123|32|ddr4|512|NVIDIA Quadro P2000|750|windows_11_pro|workstation||black
workstation-desktops|Lenovo|ThinkStation P320|2017|1300|tower|Core i7-7700|16,32|ddr4|512|NVIDIA Quadro P1000|400|windows_10_pro|workstation||black
workstation-desktops|Lenovo|ThinkStation P520|2017|2300|tower|Xeon W-2135|32,64|ddr4|512|NVIDIA Quadro P4000|690|windows_11_pro|workstation||black
workstation-desktops|Apple|Mac Pro (Late 2013)|2013|3049|mini|Xeon E5-1650 v2|16,32|ddr3|512|2 × AMD FirePro D500|450|macos|tower||black
all-in-one|Apple|iMac 21,5 4K (2017)|2017|1499|aio|Core i5-7400|8,16|ddr4|256|AMD Radeon Pro 555||macos|imac|21.5|silver
all-in-one|Apple|iMac 27 5K (2017)|2017|2099|aio|Core i5-7500|8,16|ddr4|1000|AMD Radeon Pro 570||macos|imac|27|silver
all-in-one|Apple|iMac 27 5K (2020)|2020|2099|aio|Core i5-10500|8,16|ddr4|512|AMD Radeon Pro 5300||macos|imac|27|silver
all-in-one|Apple|iMac 24 M1|2021|1449|aio|Apple M1|8,16|unified|256,512|Apple M1 GPU||macos|imac|23.5|blue
all-in-one|Apple|iMac 24 M3|2023|1599|aio|Apple M3|8,16|unified|256,512|Apple M3 GPU||macos|imac|23.5|green
all-in-one|Dell|OptiPlex 5260 AIO|2018|950|aio|Core i5-8500|8,16|ddr4|256|Intel UHD Graphics 630|155|windows_11_pro|plain|21.5|black
all-in-one|Dell|OptiPlex 7460 AIO|2018|1200|aio|Core i5-8500|8,16|ddr4|256,512|Intel UHD Graphics 630|155|windows_11_pro|plain|23.8|black
all-in-one|HP|EliteOne 800 G3|2017|1100|aio|Core i5-7500|8|ddr4|256|Intel HD Graphics 630|160|windows_10_pro|plain|23.8|black
all-in-one|HP|ProOne 440 G5|2019|950|aio|Core i5-9500T|8,16|ddr4|256|Intel UHD Graphics 630|120|windows_11_pro|plain|23.8|silver
all-in-one|Lenovo|ThinkCentre M820z|2018|1000|aio|Core i5-8400|8|ddr4|256|Intel UHD Graphics 630|150|windows_11_pro|plain|21.5|black
`, 16)

/** brand | model | year | price EUR | form | units | processor | sockets | cores each | RAM versions | RAM type | slots | bays | RAID | PSUs | remote */
export const SERVERS = rows(`
Dell|PowerEdge R430|2014|2400|rack_1u|1|Xeon E5-2620 v4|2|8|32,64|ddr4|12|8 × 2,5″|PERC H330|2|idrac_enterprise
Dell|PowerEdge R630|2014|3400|rack_1u|1|Xeon E5-2680 v4|2|14|64,128|ddr4|24|8 × 2,5″|PERC H730|2|idrac_enterprise
Dell|PowerEdge R730|2014|3800|rack_2u|2|Xeon E5-2680 v4|2|14|64,128,256|ddr4|24|16 × 2,5″|PERC H730|2|idrac_enterprise
Dell|PowerEdge R730xd|2014|4200|rack_2u|2|Xeon E5-2640 v4|2|10|64,128|ddr4|24|24 × 2,5″|PERC H730|2|idrac_enterprise
Dell|PowerEdge R740|2017|5500|rack_2u|2|Xeon Silver 4114|2|10|64,128|ddr4|24|16 × 2,5″|PERC H740P|2|idrac_enterprise
Dell|PowerEdge R640|2017|5000|rack_1u|1|Xeon Gold 6130|2|16|128,256|ddr4|24|8 × 2,5″|PERC H740P|2|idrac_enterprise
Dell|PowerEdge R340|2018|1700|rack_1u|1|Xeon E-2136|1|6|16,32|ddr4|4|4 × 3,5″|PERC H330|2|idrac_express
HPE|ProLiant DL360 Gen9|2014|3300|rack_1u|1|Xeon E5-2650 v4|2|12|64,128|ddr4|24|8 × 2,5″|P440ar|2|ilo_advanced
HPE|ProLiant DL380 Gen9|2014|3800|rack_2u|2|Xeon E5-2680 v4|2|14|64,128,256|ddr4|24|8 × 2,5″|P440ar|2|ilo_advanced
HPE|ProLiant DL360 Gen10|2017|5000|rack_1u|1|Xeon Silver 4110|2|8|64,128|ddr4|24|8 × 2,5″|P408i-a|2|ilo_standard
HPE|ProLiant DL380 Gen10|2017|5600|rack_2u|2|Xeon Gold 5118|2|12|64,128|ddr4|24|8 × 2,5″|P408i-a|2|ilo_advanced
HP|ProLiant DL380p Gen8|2012|3500|rack_2u|2|Xeon E5-2650 v2|2|8|64|ddr3|24|8 × 2,5″|P420i|2|ilo_standard
Lenovo|System x3650 M5|2014|3600|rack_2u|2|Xeon E5-2630 v4|2|10|64,128|ddr4|24|8 × 2,5″|M5210|2|xcc
Lenovo|ThinkSystem SR630|2017|4400|rack_1u|1|Xeon Silver 4110|2|8|64|ddr4|24|8 × 2,5″|930-8i|2|xcc
Fujitsu|Primergy RX2540 M4|2017|4800|rack_2u|2|Xeon Silver 4114|2|10|64,128|ddr4|24|8 × 2,5″|EP420i|2|ipmi
Supermicro|SuperServer 6048R-E1CR36H|2014|5200|rack_4u|4|Xeon E5-2620 v4|2|8|64,128|ddr4|16|36 × 3,5″|LSI 3108|2|ipmi
Dell|PowerEdge T30|2016|600|tower|5|Xeon E3-1225 v5|1|4|8,16|ddr4|4|4 × 3,5″|Intel RST|1|ipmi
Dell|PowerEdge T340|2018|1700|tower|5|Xeon E-2124|1|4|16,32|ddr4|4|8 × 3,5″|PERC H330|2|idrac_express
HPE|ProLiant ML30 Gen9|2016|900|tower|5|Xeon E3-1220 v5|1|4|8,16|ddr4|4|4 × 3,5″|B140i|1|ilo_standard
HPE|ProLiant ML110 Gen10|2017|1500|tower|5|Xeon Bronze 3104|1|6|16,32|ddr4|6|4 × 3,5″|S100i|1|ilo_standard
HPE|ProLiant MicroServer Gen10 Plus|2020|700|tower|5|Xeon E-2224|1|4|16,32|ddr4|2|4 × 3,5″|S100i|1|ilo_standard
Fujitsu|Primergy TX1320 M4|2018|1200|tower|5|Xeon E-2124|1|4|16|ddr4|4|8 × 2,5″|EP400i|1|ipmi
Lenovo|ThinkSystem ST50|2018|900|tower|5|Xeon E-2124G|1|4|8,16|ddr4|4|3 × 3,5″|Intel RSTe|1|ipmi
`, 16)

/** category | brand | model | year | price EUR | colour 0/1 | paper | duplex 0/1 | scanner 0/1 | pages a minute | network 0/1 | look | body */
export const PRINTERS = rows(`
laser-printers|HP|LaserJet Pro M404dn|2019|279|0|a4|1|0|38|1|laser|white
laser-printers|HP|LaserJet Pro M402dn|2015|269|0|a4|1|0|38|1|laser|white
laser-printers|HP|LaserJet Enterprise M507dn|2019|599|0|a4|1|0|43|1|laser|white
laser-printers|HP|LaserJet Pro MFP M428fdw|2019|449|0|a4|1|1|38|1|laser-scan|white
laser-printers|HP|Color LaserJet Pro M454dw|2019|399|1|a4|1|0|27|1|laser|white
laser-printers|HP|Color LaserJet Pro MFP M479fdw|2019|549|1|a4|1|1|27|1|laser-scan|white
laser-printers|HP|LaserJet P2055dn|2008|399|0|a4|1|0|33|1|laser|gray
laser-printers|Brother|HL-L5100DN|2016|249|0|a4|1|0|40|1|laser|black
laser-printers|Brother|HL-L2350DW|2018|149|0|a4|1|0|30|1|laser|black
laser-printers|Brother|MFC-L2710DW|2018|229|0|a4|1|1|30|1|laser-scan|black
laser-printers|Brother|DCP-L3550CDW|2018|349|1|a4|1|1|18|1|laser-scan|black
laser-printers|Kyocera|Ecosys P3045dn|2017|449|0|a4|1|0|45|1|laser|white
laser-printers|Kyocera|Ecosys M2540dn|2017|549|0|a4|1|1|40|1|laser-scan|white
laser-printers|Kyocera|Ecosys P5026cdn|2017|399|1|a4|1|0|26|1|laser|white
laser-printers|Lexmark|MS521dn|2018|399|0|a4|1|0|44|1|laser|white
laser-printers|OKI|C532dn|2016|449|1|a4|1|0|30|1|laser|white
laser-printers|Samsung|Xpress M2026W|2014|99|0|a4|0|0|20|1|laser|white
laser-printers|Canon|i-SENSYS LBP6310dn|2012|279|0|a4|1|0|33|1|laser|white
inkjet-printers|Epson|EcoTank L3150|2018|219|1|a4|0|1|10|1|inkjet|black
inkjet-printers|Epson|EcoTank L6190|2018|379|1|a4|1|1|15|1|inkjet|black
inkjet-printers|Epson|WorkForce Pro WF-C5790DWF|2018|349|1|a4|1|1|24|1|inkjet|black
inkjet-printers|HP|OfficeJet Pro 8720|2016|229|1|a4|1|1|24|1|inkjet|white
inkjet-printers|HP|OfficeJet Pro 7740|2016|249|1|a3|1|1|22|1|inkjet|white
inkjet-printers|Canon|PIXMA G3411|2018|189|1|a4|0|1|9|1|inkjet|black
inkjet-printers|Brother|MFC-J5330DW|2017|229|1|a3|1|1|22|1|inkjet|black
label-printers|Zebra|ZD420|2016|449|0|label|0|0|60|0|label|gray
label-printers|Zebra|GK420d|2009|379|0|label|0|0|60|0|label|gray
label-printers|Zebra|ZT230|2013|899|0|label|0|0|60|1|label|gray
label-printers|Brother|QL-700|2012|89|0|label|0|0|93|0|label|black
label-printers|Brother|QL-820NWB|2016|199|1|label|0|0|110|1|label|black
label-printers|DYMO|LabelWriter 450|2010|89|0|label|0|0|51|0|label|black
`, 13)
