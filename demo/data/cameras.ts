import { rows } from './rows.ts'

/** kind m mirrorless, d DSLR, c compact, a action | brand | model | year | price EUR | sensor | megapixels | mount | video | stabilised 0/1 | colours | kg */
export const CAMERAS = rows(`
m|Sony|A7 II|2014|1799|full_frame|24|sony_e|hd|1|black|0.599
m|Sony|A7 III|2018|2299|full_frame|24|sony_e|uhd|1|black|0.65
m|Sony|A7R III|2017|3499|full_frame|42|sony_e|uhd|1|black|0.657
m|Sony|A7 IV|2021|2799|full_frame|33|sony_e|uhd60|1|black|0.658
m|Sony|A7C II|2023|2399|full_frame|33|sony_e|uhd60|1|black,silver|0.514
m|Sony|A6700|2023|1699|aps_c|26|sony_e|uhd60|1|black|0.493
m|Sony|A7C|2020|2099|full_frame|24|sony_e|uhd|1|black,silver|0.509
m|Sony|A6000|2014|649|aps_c|24|sony_e|hd|0|black,silver|0.344
m|Sony|A6300|2016|1249|aps_c|24|sony_e|uhd|0|black|0.404
m|Sony|A6400|2019|1049|aps_c|24|sony_e|uhd|0|black,silver|0.403
m|Sony|A6600|2019|1599|aps_c|24|sony_e|uhd|1|black|0.503
m|Sony|ZV-E10|2021|749|aps_c|24|sony_e|uhd|0|black,white|0.343
m|Fujifilm|X-T2|2016|1699|aps_c|24|fuji_x|uhd|0|black|0.507
m|Fujifilm|X-T3|2018|1499|aps_c|26|fuji_x|uhd60|0|black,silver|0.539
m|Fujifilm|X-T4|2020|1799|aps_c|26|fuji_x|uhd60|1|black,silver|0.607
m|Fujifilm|X-T20|2017|899|aps_c|24|fuji_x|uhd|0|black,silver|0.383
m|Fujifilm|X-T30|2019|949|aps_c|26|fuji_x|uhd|0|black,silver|0.383
m|Fujifilm|X-S10|2020|999|aps_c|26|fuji_x|uhd|1|black|0.465
m|Fujifilm|X-T5|2022|1999|aps_c|40|fuji_x|uhd60|1|black,silver|0.557
m|Fujifilm|X-T30 II|2021|999|aps_c|26|fuji_x|uhd|0|black,silver|0.378
m|Fujifilm|X-S20|2023|1399|aps_c|26|fuji_x|uhd5k|1|black|0.491
m|Canon|EOS R|2018|2499|full_frame|30|canon_rf|uhd|0|black|0.66
m|Canon|EOS RP|2019|1499|full_frame|26|canon_rf|uhd|0|black|0.485
m|Canon|EOS R6|2020|2699|full_frame|20|canon_rf|uhd60|1|black|0.68
m|Canon|EOS R7|2022|1649|aps_c|33|canon_rf|uhd60|1|black|0.612
m|Canon|EOS R10|2022|999|aps_c|24|canon_rf|uhd60|0|black|0.429
m|Canon|EOS R6 Mark II|2022|2899|full_frame|24|canon_rf|uhd60|1|black|0.67
m|Canon|EOS R8|2023|1799|full_frame|24|canon_rf|uhd60|0|black|0.461
m|Canon|EOS R50|2023|829|aps_c|24|canon_rf|uhd|0|black,white|0.375
m|Nikon|Z6|2018|2299|full_frame|24|nikon_z|uhd|1|black|0.675
m|Nikon|Z6 II|2020|2199|full_frame|24|nikon_z|uhd60|1|black|0.705
m|Nikon|Z5|2020|1599|full_frame|24|nikon_z|uhd|1|black|0.675
m|Nikon|Z50|2019|949|aps_c|20|nikon_z|uhd|0|black|0.45
m|Nikon|Z fc|2021|999|aps_c|20|nikon_z|uhd|0|black,silver|0.445
m|Nikon|Z f|2023|2499|full_frame|24|nikon_z|uhd60|1|black|0.71
m|Panasonic|Lumix G9|2017|1699|mft|20|mft|uhd60|1|black|0.658
m|Panasonic|Lumix GH5|2017|1999|mft|20|mft|uhd60|1|black|0.725
m|Panasonic|Lumix S5|2020|1999|full_frame|24|leica_l|uhd60|1|black|0.714
m|Olympus|OM-D E-M10 Mark III|2017|649|mft|16|mft|uhd|1|black,silver|0.41
m|Olympus|OM-D E-M5 Mark III|2019|1199|mft|20|mft|uhd|1|black,silver|0.414
m|Olympus|OM-D E-M1 Mark II|2016|1999|mft|20|mft|uhd|1|black|0.574
d|Canon|EOS 5D Mark III|2012|3299|full_frame|22|canon_ef|hd|0|black|0.95
d|Canon|EOS 5D Mark IV|2016|4099|full_frame|30|canon_ef|uhd|0|black|0.89
d|Canon|EOS 6D|2012|1999|full_frame|20|canon_ef|hd|0|black|0.77
d|Canon|EOS 6D Mark II|2017|2099|full_frame|26|canon_ef|hd|0|black|0.765
d|Canon|EOS 7D Mark II|2014|1699|aps_c|20|canon_efs|hd|0|black|0.91
d|Canon|EOS 80D|2016|1199|aps_c|24|canon_efs|hd|0|black|0.73
d|Canon|EOS 250D|2019|599|aps_c|24|canon_efs|uhd|0|black,white|0.449
d|Canon|EOS 2000D|2018|399|aps_c|24|canon_efs|hd|0|black|0.475
d|Nikon|D750|2014|2149|full_frame|24|nikon_f|hd|0|black|0.84
d|Nikon|D810|2014|3199|full_frame|36|nikon_f|hd|0|black|0.98
d|Nikon|D850|2017|3799|full_frame|45|nikon_f|uhd|0|black|1.005
d|Nikon|D610|2013|1899|full_frame|24|nikon_f|hd|0|black|0.85
d|Nikon|D7200|2015|1099|aps_c|24|nikon_f|hd|0|black|0.765
d|Nikon|D7500|2017|1399|aps_c|20|nikon_f|uhd|0|black|0.72
d|Nikon|D5600|2016|799|aps_c|24|nikon_f|hd|0|black|0.465
d|Nikon|D3500|2018|449|aps_c|24|nikon_f|hd|0|black|0.415
d|Pentax|K-70|2016|699|aps_c|24|pentax_k|hd|1|black|0.688
c|Sony|RX100 III|2014|849|one_inch|20|fixed|hd|0|black|0.29
c|Sony|RX100 VII|2019|1299|one_inch|20|fixed|uhd|0|black|0.302
c|Sony|ZV-1|2020|799|one_inch|20|fixed|uhd|0|black|0.294
c|Canon|PowerShot G7 X Mark II|2016|699|one_inch|20|fixed|hd|0|black|0.319
c|Canon|PowerShot G7 X Mark III|2019|779|one_inch|20|fixed|uhd|0|black,silver|0.304
c|Canon|PowerShot SX740 HS|2018|399|compact|20|fixed|uhd|0|black,silver|0.299
c|Fujifilm|X100F|2017|1399|aps_c|24|fixed|hd|0|black,silver|0.469
c|Fujifilm|X100V|2020|1499|aps_c|26|fixed|uhd|0|black,silver|0.478
c|Fujifilm|X100VI|2024|1799|aps_c|40|fixed|uhd60|1|black,silver|0.521
c|Ricoh|GR III|2019|899|aps_c|24|fixed|hd|1|black|0.257
c|Ricoh|GR IIIx|2021|999|aps_c|24|fixed|hd|1|black|0.262
c|Panasonic|Lumix TZ100|2016|699|one_inch|20|fixed|uhd|0|black,silver|0.312
c|Panasonic|Lumix LX100 II|2018|949|mft|17|fixed|uhd|0|black|0.392
a|GoPro|HERO7 Black|2018|429|compact|12|fixed|uhd60|0|black|0.116
a|GoPro|HERO8 Black|2019|429|compact|12|fixed|uhd60|0|black|0.126
a|GoPro|HERO9 Black|2020|479|compact|20|fixed|uhd5k|0|black|0.158
a|GoPro|HERO10 Black|2021|529|compact|23|fixed|uhd5k|0|black|0.153
a|GoPro|HERO11 Black|2022|549|compact|27|fixed|uhd5k|0|black|0.154
a|GoPro|HERO12 Black|2023|449|compact|27|fixed|uhd5k|0|black|0.154
a|DJI|Osmo Action 4|2023|399|compact|10|fixed|uhd60|0|black|0.145
a|DJI|Osmo Action|2019|379|compact|12|fixed|uhd60|0|black|0.124
a|DJI|Osmo Action 3|2022|359|compact|12|fixed|uhd60|0|black|0.145
a|Insta360|ONE R 4K|2020|339|compact|12|fixed|uhd60|0|black|0.121
`, 12)

/** brand | model | year | price EUR | mount | mm from | mm to | aperture | stabilised 0/1 | filter mm | kg */
export const LENSES = rows(`
Canon|EF 50 mm f/1.8 STM|2015|129|canon_ef|50|50|1.8|0|49|0.16
Canon|EF 85 mm f/1.8 USM|1992|399|canon_ef|85|85|1.8|0|58|0.425
Canon|EF 24-70 mm f/2.8L II USM|2012|1999|canon_ef|24|70|2.8|0|82|0.805
Canon|EF 24-105 mm f/4L IS USM|2005|899|canon_ef|24|105|4|1|77|0.67
Canon|EF 70-200 mm f/2.8L IS II USM|2010|2099|canon_ef|70|200|2.8|1|77|1.49
Canon|EF 100 mm f/2.8L Macro IS USM|2009|949|canon_ef|100|100|2.8|1|67|0.625
Canon|EF-S 10-18 mm f/4.5-5.6 IS STM|2014|249|canon_efs|10|18|4.5|1|67|0.24
Canon|EF-S 18-135 mm f/3.5-5.6 IS USM|2016|449|canon_efs|18|135|3.5|1|67|0.515
Canon|RF 35 mm f/1.8 Macro IS STM|2018|549|canon_rf|35|35|1.8|1|52|0.305
Canon|RF 24-105 mm f/4L IS USM|2018|1199|canon_rf|24|105|4|1|77|0.7
Canon|RF 85 mm f/2 Macro IS STM|2020|699|canon_rf|85|85|2|1|67|0.5
Nikon|AF-S 50 mm f/1.8G|2011|219|nikon_f|50|50|1.8|0|58|0.185
Nikon|AF-S 85 mm f/1.8G|2012|499|nikon_f|85|85|1.8|0|67|0.35
Nikon|AF-S 24-70 mm f/2.8G ED|2007|1699|nikon_f|24|70|2.8|0|77|0.9
Nikon|AF-S 70-200 mm f/2.8G ED VR II|2009|2099|nikon_f|70|200|2.8|1|77|1.54
Nikon|AF-S DX 35 mm f/1.8G|2009|199|nikon_f|35|35|1.8|0|52|0.2
Nikon|AF-P DX 70-300 mm f/4.5-6.3G VR|2016|349|nikon_f|70|300|4.5|1|58|0.415
Nikon|Z 24-70 mm f/4 S|2018|1099|nikon_z|24|70|4|0|72|0.5
Nikon|Z 50 mm f/1.8 S|2018|679|nikon_z|50|50|1.8|0|62|0.415
Sony|FE 50 mm f/1.8|2016|249|sony_e|50|50|1.8|0|49|0.186
Sony|FE 85 mm f/1.8|2017|649|sony_e|85|85|1.8|0|67|0.371
Sony|FE 24-105 mm f/4 G OSS|2017|1299|sony_e|24|105|4|1|77|0.663
Sony|FE 24-70 mm f/2.8 GM II|2022|2399|sony_e|24|70|2.8|0|82|0.695
Sony|FE 35 mm f/1.8|2019|699|sony_e|35|35|1.8|0|55|0.28
Sony|FE 28-70 mm f/3.5-5.6 OSS|2013|499|sony_e|28|70|3.5|1|55|0.295
Sony|E 35 mm f/1.8 OSS|2012|449|sony_e|35|35|1.8|1|49|0.154
Sigma|16 mm f/1.4 DC DN Contemporary|2017|449|sony_e|16|16|1.4|0|67|0.405
Sigma|35 mm f/1.4 DG HSM Art|2012|849|canon_ef|35|35|1.4|0|67|0.665
Sigma|18-35 mm f/1.8 DC HSM Art|2013|749|nikon_f|18|35|1.8|0|72|0.81
Sigma|24-70 mm f/2.8 DG DN Art|2019|1099|leica_l|24|70|2.8|0|82|0.83
Sigma|18-50 mm f/2.8 DC DN Contemporary|2021|549|sony_e|18|50|2.8|0|55|0.29
Tamron|28-75 mm f/2.8 Di III RXD|2018|849|sony_e|28|75|2.8|0|67|0.55
Tamron|17-28 mm f/2.8 Di III RXD|2019|999|sony_e|17|28|2.8|0|67|0.42
Tamron|28-75 mm f/2.8 Di III VXD G2|2021|999|sony_e|28|75|2.8|0|67|0.54
Fujifilm|XF 35 mm f/2 R WR|2015|399|fuji_x|35|35|2|0|43|0.17
Fujifilm|XF 23 mm f/1.4 R LM WR|2021|949|fuji_x|23|23|1.4|0|58|0.375
Fujifilm|XF 18-55 mm f/2.8-4 R LM OIS|2012|699|fuji_x|18|55|2.8|1|58|0.31
Fujifilm|XF 56 mm f/1.2 R|2014|999|fuji_x|56|56|1.2|0|62|0.405
Olympus|M.Zuiko 12-40 mm f/2.8 Pro|2013|899|mft|12|40|2.8|0|62|0.382
Olympus|M.Zuiko 45 mm f/1.8|2011|279|mft|45|45|1.8|0|37|0.116
Panasonic|Lumix G 20 mm f/1.7 II|2013|349|mft|20|20|1.7|0|46|0.087
`, 11)

/** category | brand | model | year | price EUR | GB | colours | drive | look | inches or platform */
export const CONSOLES = rows(`
home-consoles|Sony|PlayStation 4|2013|399|500|black|disc|box|
home-consoles|Sony|PlayStation 4 Slim|2016|299|500,1000|black,white|disc|box|
home-consoles|Sony|PlayStation 4 Pro|2016|399|1000|black,white|disc|box|
home-consoles|Sony|PlayStation 5|2020|499|825|white|disc|wings|
home-consoles|Sony|PlayStation 5 Digital Edition|2020|399|825|white|digital|wings|
home-consoles|Sony|PlayStation 5 Slim|2023|549|1000|white|disc|wings|
home-consoles|Sony|PlayStation 3 Super Slim|2012|299|500|black|disc|box|
home-consoles|Microsoft|Xbox One|2013|499|500|black|disc|box|
home-consoles|Microsoft|Xbox One S|2016|299|500,1000|white|disc|box|
home-consoles|Microsoft|Xbox One X|2017|499|1000|black|disc|box|
home-consoles|Microsoft|Xbox Series X|2020|499|1000|black|disc|tower|
home-consoles|Microsoft|Xbox Series S|2020|299|512|white|digital|slab|
home-consoles|Microsoft|Xbox 360 S|2010|249|250|black|disc|box|
home-consoles|Nintendo|Switch|2017|329|32|black|cartridge|dock|
home-consoles|Nintendo|Switch OLED|2021|359|64|white,black|cartridge|dock|
handhelds|Nintendo|Switch Lite|2019|199|32|gray,yellow,blue|cartridge|lite|5.5
handhelds|Nintendo|New 3DS XL|2014|199|4|black,blue|cartridge|lite|4.9
handhelds|Sony|PS Vita 2000|2013|179|1|black|cartridge|lite|5
handhelds|Valve|Steam Deck 64 GB|2022|419|64|black|digital|pc|7
handhelds|Valve|Steam Deck 512 GB|2022|679|512|black|digital|pc|7
handhelds|Valve|Steam Deck OLED|2023|569|512,1000|black|digital|pc|7.4
handhelds|ASUS|ROG Ally Z1 Extreme|2023|799|512|white|digital|pc|7
handhelds|Sony|PlayStation Portal|2023|219||white|digital|pc|8
handhelds|Lenovo|Legion Go|2023|799|512,1000|black|digital|pc|8.8
controllers|Sony|DualShock 4 v2|2016|59||black,white,blue,red|digital|sony|PlayStation 4
controllers|Sony|DualSense|2020|69||white,black,red|digital|sony|PlayStation 5
controllers|Sony|DualSense Edge|2023|239||white|digital|sony|PlayStation 5
controllers|Microsoft|Xbox Wireless Controller (1708)|2016|59||black,white|digital|xbox|Xbox One
controllers|Microsoft|Xbox Wireless Controller (1914)|2020|59||black,white,blue,red|digital|xbox|Xbox Series
controllers|Microsoft|Xbox Elite Series 2|2019|179||black|digital|xbox|Xbox One / Series
controllers|Nintendo|Switch Pro Controller|2017|69||black|digital|xbox|Nintendo Switch
controllers|8BitDo|Pro 2|2021|49||gray,black|digital|sony|Switch, PC
`, 10)
