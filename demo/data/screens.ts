import { rows } from './rows.ts'

/** brand | model | year | price EUR | inches | resolution | panel | Hz | flags: c curved, u USB-C, h HDR, a height, p pivot | connectors | kind o office, g gaming, p pro | look */
export const MONITORS = rows(`
Dell|P2419H|2018|219|23.8|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|slim
Dell|P2719H|2018|289|27|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|slim
Dell|P2422H|2021|239|23.8|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|slim
Dell|P2423D|2022|329|23.8|qhd|ips|60|ap|HDMI, DP, USB|o|slim
Dell|P2722H|2021|309|27|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|slim
Dell|P3222QE|2021|729|31.5|uhd|ips|60|uap|HDMI, DP, USB-C, LAN|o|slim
Dell|U2412M|2011|289|24|wuxga|ips|60|ap|DVI, DP, VGA, USB|o|16:10
Dell|U2415|2014|319|24.1|wuxga|ips|60|ap|HDMI, DP, mDP, USB|o|16:10
Dell|U2419H|2018|279|23.8|fhd|ips|60|ap|HDMI, DP, USB|o|slim
Dell|U2520D|2020|399|25|qhd|ips|60|uap|HDMI, DP, USB-C|o|slim
Dell|U2719D|2018|489|27|qhd|ips|60|ap|HDMI, DP, USB|o|slim
Dell|U2720Q|2020|649|27|uhd|ips|60|uaph|HDMI, DP, USB-C|p|slim
Dell|U2723QE|2022|699|27|uhd|ips|60|uaph|HDMI, DP, USB-C, LAN|p|slim
Dell|U2724DE|2024|529|27|qhd|ips|120|uap|HDMI, DP, Thunderbolt 4, LAN|o|slim
Dell|U3423WE|2022|949|34|ultrawide|ips|60|cua|HDMI, DP, USB-C, LAN|o|ultrawide
Dell|U3415W|2014|899|34|ultrawide|ips|60|ca|HDMI, DP, mDP, USB|o|ultrawide
Dell|U3419W|2018|949|34|ultrawide|ips|60|cua|HDMI, DP, USB-C|o|ultrawide
Dell|S2721DGF|2020|449|27|qhd|ips|165|aph|HDMI, DP, USB|g|gaming
Dell|Alienware AW3423DW|2022|1399|34|ultrawide|oled|175|cha|HDMI, DP, USB|g|ultrawide
Dell|Alienware AW2521HF|2020|449|24.5|fhd|ips|240|ap|HDMI, DP, USB|g|gaming
Dell|E1913S|2012|139|19|sxga|tn|60||DVI, VGA|o|square
HP|EliteDisplay E232|2016|209|23|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|plain
HP|EliteDisplay E243|2018|229|23.8|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|slim
HP|EliteDisplay E273q|2018|399|27|qhd|ips|60|uap|HDMI, DP, USB-C|o|slim
HP|E24 G4|2020|219|23.8|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|slim
HP|E27u G4|2021|459|27|qhd|ips|60|uap|HDMI, DP, USB-C|o|slim
HP|Z24n G2|2018|379|24|wuxga|ips|60|ap|HDMI, DP, DVI, USB|p|16:10
HP|Z27n G2|2018|539|27|qhd|ips|60|uap|HDMI, DP, DVI, USB-C|p|slim
HP|Z27k G3|2021|699|27|uhd|ips|60|uap|HDMI, DP, USB-C, LAN|p|slim
HP|DreamColor Z27x G2|2019|1499|27|qhd|ips|60|uap|HDMI, DP, USB-C|p|pro
HP|EliteDisplay E190i|2014|199|18.9|sxga|ips|60|ap|DVI, DP, VGA|o|square
Lenovo|ThinkVision T23i-10|2017|219|23|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|plain
Lenovo|ThinkVision T24i-10|2018|229|23.8|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|slim
Lenovo|ThinkVision T24i-20|2020|239|23.8|fhd|ips|60|ap|HDMI, DP, VGA, USB|o|slim
Lenovo|ThinkVision P27h-20|2020|459|27|qhd|ips|60|uap|HDMI, DP, USB-C, LAN|o|slim
Lenovo|ThinkVision P27u-20|2021|749|27|uhd|ips|60|uaph|HDMI, DP, USB-C, LAN|p|slim
Lenovo|ThinkVision T34w-20|2020|599|34|ultrawide|va|60|cua|HDMI, DP, USB-C|o|ultrawide
Lenovo|Legion Y27q-20|2020|449|27|qhd|ips|165|ap|HDMI, DP, USB|g|gaming
LG|27UL850-W|2018|549|27|uhd|ips|60|uaph|HDMI, DP, USB-C|p|slim
LG|27GL850-B|2019|499|27|qhd|ips|144|aph|HDMI, DP, USB|g|gaming
LG|27GP850-B|2021|469|27|qhd|ips|165|aph|HDMI, DP, USB|g|gaming
LG|27GR95QE-B|2023|899|26.5|qhd|oled|240|aph|HDMI, DP, USB|g|gaming
LG|34WK95U-W|2018|1499|34|uhd5k|ips|60|uah|HDMI, DP, Thunderbolt 3|p|ultrawide
LG|34GN850-B|2020|999|34|ultrawide|ips|144|cah|HDMI, DP, USB|g|ultrawide
LG|29WK600-W|2018|299|29|ultrawide|ips|75|h|HDMI, DP|o|ultrawide
LG|UltraFine 27MD5KL|2019|1399|27|uhd5k|ips|60|ua|Thunderbolt 3, USB-C|p|slim
LG|24MB65PY-B|2014|239|24|wuxga|ips|60|ap|DVI, DP, VGA, USB|o|16:10
Samsung|Odyssey G5 C27G55T|2020|329|27|qhd|va|144|ch|HDMI, DP|g|gaming
Samsung|Odyssey G7 C32G75T|2020|699|31.5|qhd|va|240|caph|HDMI, DP, USB|g|gaming
Samsung|Odyssey OLED G8 G85SB|2023|1299|34|ultrawide|oled|175|cah|HDMI, DP, USB-C|g|ultrawide
Samsung|Odyssey G9 C49G95T|2020|1599|49|ultrawide|va|240|cah|HDMI, DP, USB|g|ultrawide
Samsung|S24E450B|2014|159|24|fhd|tn|60|ap|DVI, VGA, USB|o|plain
Samsung|S27A600N|2021|329|27|qhd|ips|75|aph|HDMI, DP, USB|o|slim
Samsung|U28E590D|2015|379|28|uhd|tn|60||HDMI, DP|o|plain
Samsung|ViewFinity S8 S27B800|2022|549|27|uhd|ips|60|uaph|HDMI, DP, USB-C, LAN|p|slim
EIZO|FlexScan EV2450|2015|399|23.8|fhd|ips|60|ap|HDMI, DP, DVI, VGA, USB|o|slim
EIZO|FlexScan EV2456|2017|489|24.1|wuxga|ips|60|ap|HDMI, DP, DVI, VGA, USB|o|16:10
EIZO|FlexScan EV2785|2017|1099|27|uhd|ips|60|uap|HDMI, DP, USB-C|p|slim
EIZO|FlexScan EV2795|2019|999|27|qhd|ips|60|uap|HDMI, DP, USB-C, LAN|o|slim
EIZO|ColorEdge CS2420|2016|949|24.1|wuxga|ips|60|ap|HDMI, DP, DVI, USB|p|16:10
EIZO|ColorEdge CS2740|2020|1899|26.9|uhd|ips|60|uap|HDMI, DP, USB-C|p|pro
EIZO|ColorEdge CG2700X|2022|3899|27|uhd|ips|60|uaph|HDMI, DP, USB-C, LAN|p|pro
BenQ|PD2700U|2017|499|27|uhd|ips|60|aph|HDMI, DP, mDP, USB|p|pro
BenQ|SW271C|2020|1499|27|uhd|ips|60|uaph|HDMI, DP, USB-C|p|pro
BenQ|Zowie XL2546K|2020|529|24.5|fhd|tn|240|ap|HDMI, DP|g|gaming
BenQ|BL2420PT|2014|349|23.8|qhd|ips|60|ap|HDMI, DP, DVI, VGA, USB|p|plain
ASUS|ProArt PA278QV|2020|329|27|qhd|ips|75|ap|HDMI, DP, mDP, USB|p|pro
ASUS|ProArt PA279CV|2021|499|27|uhd|ips|60|uaph|HDMI, DP, USB-C|p|pro
ASUS|ROG Swift PG279Q|2015|799|27|qhd|ips|165|ap|HDMI, DP, USB|g|gaming
ASUS|TUF Gaming VG27AQ|2019|449|27|qhd|ips|165|aph|HDMI, DP|g|gaming
ASUS|VG248QE|2013|249|24|fhd|tn|144|ap|HDMI, DP, DVI|g|gaming
AOC|24G2U|2019|209|23.8|fhd|ips|144|ap|HDMI, DP, VGA, USB|g|gaming
AOC|C24G1|2018|189|23.6|fhd|va|144|ca|HDMI, DP, VGA|g|gaming
AOC|CU34G2X|2020|479|34|ultrawide|va|144|ca|HDMI, DP, USB|g|ultrawide
AOC|Q27P1|2019|279|27|qhd|ips|75|ap|HDMI, DP, VGA, USB|o|slim
iiyama|ProLite XUB2492HSU|2018|189|23.8|fhd|ips|75|ap|HDMI, DP, VGA, USB|o|slim
iiyama|ProLite XUB2792QSU|2018|299|27|qhd|ips|70|ap|HDMI, DP, DVI, USB|o|slim
iiyama|G-Master GB2760HSU|2016|249|27|fhd|tn|144|ap|HDMI, DP, DVI, USB|g|gaming
Philips|241B8QJEB|2018|199|23.8|fhd|ips|60|ap|HDMI, DP, DVI, VGA, USB|o|slim
Philips|273B9|2020|289|27|fhd|ips|75|uap|HDMI, DP, USB-C, VGA|o|slim
Philips|BDM4350UC|2016|799|43|uhd|ips|60||HDMI, DP, VGA, USB|o|plain
Apple|Studio Display|2022|1749|27|uhd5k|ips|60|u|Thunderbolt 3, USB-C|p|slim
NEC|MultiSync EA244WMi|2014|449|24|wuxga|ips|60|ap|HDMI, DP, DVI, VGA, USB|o|16:10
NEC|MultiSync PA272W|2013|1199|27|qhd|ips|60|ap|HDMI, DP, DVI, USB|p|pro
`, 12)

/** brand | model | year | price EUR | inches or lumens | resolution | panel or technology | Hz | kind t TV, p projector | connectors | flags h HDR, s smart */
export const TVS = rows(`
LG|OLED55C9|2019|2499|55|uhd|oled|120|t|4 × HDMI 2.1, 3 × USB|hs
LG|OLED55CX|2020|1999|55|uhd|oled|120|t|4 × HDMI 2.1, 3 × USB|hs
LG|OLED48C1|2021|1399|48|uhd|oled|120|t|4 × HDMI 2.1, 3 × USB|hs
LG|OLED65C2|2022|2799|65|uhd|oled|120|t|4 × HDMI 2.1, 3 × USB|hs
LG|OLED55C3|2023|1799|55|uhd|oled|120|t|4 × HDMI 2.1, 3 × USB|hs
LG|43UN7300|2020|449|43|uhd|ips|60|t|3 × HDMI, 2 × USB|hs
Samsung|QE55Q80T|2020|1299|55|uhd|va|120|t|4 × HDMI, 2 × USB|hs
Samsung|QE55QN85A|2021|1699|55|uhd|miniled|120|t|4 × HDMI, 2 × USB|hs
Samsung|UE43TU7100|2020|399|43|uhd|va|60|t|2 × HDMI, 1 × USB|hs
Samsung|UE32T4305|2020|269|32|hd|va|60|t|2 × HDMI, 1 × USB|hs
Sony|KD-55XH9005|2020|1199|55|uhd|va|120|t|4 × HDMI, 2 × USB|hs
Sony|XR-55A80J|2021|1899|55|uhd|oled|120|t|4 × HDMI, 3 × USB|hs
Philips|55OLED805|2020|1599|55|uhd|oled|120|t|4 × HDMI, 2 × USB|hs
Philips|50PUS7805|2020|549|50|uhd|va|60|t|3 × HDMI, 2 × USB|hs
TCL|55C725|2021|799|55|uhd|va|60|t|3 × HDMI, 2 × USB|hs
Hisense|50U7QF|2020|649|50|uhd|va|60|t|4 × HDMI, 2 × USB|hs
Epson|EB-X41|2018|449|3600|wxga|lcd3||p|HDMI, VGA, USB|
Epson|EB-W06|2020|519|3700|wxga|lcd3||p|HDMI, VGA, USB|
Epson|EB-FH52|2020|849|4000|fhd|lcd3||p|2 × HDMI, VGA, USB, Wi-Fi|
Epson|EH-TW7100|2019|1499|3000|uhd|lcd3||p|2 × HDMI, USB|h
BenQ|W1090|2015|649|2000|fhd|dlp||p|2 × HDMI, VGA, USB|
BenQ|TH585|2020|599|3500|fhd|dlp||p|2 × HDMI, VGA|
Optoma|HD146X|2020|549|3600|fhd|dlp||p|HDMI, USB|
Optoma|ZH406|2019|1999|4500|fhd|laser||p|2 × HDMI, VGA, LAN|
Acer|H6517ABD|2016|549|3400|fhd|dlp||p|2 × HDMI, VGA|
XGIMI|Halo|2020|799|800|fhd|led||p|HDMI, USB, Wi-Fi|hs
NEC|M311X|2012|699|3100|wxga|lcd3||p|HDMI, VGA, LAN|
`, 11)
