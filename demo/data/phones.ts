import { rows } from './rows.ts'

/** brand | model | year | launch price EUR | inches | ram/storage versions | colours | look | panel | Hz | megapixels | flags: 5 = 5G, e = eSIM, d = dual SIM */
export const PHONES = rows(`
Apple|iPhone 7|2016|759|4.7|2/32,2/128,2/256|black,silver,gold,rose|home|ips|60|12|
Apple|iPhone 8|2017|799|4.7|2/64,2/256|gray,silver,gold|home|ips|60|12|
Apple|iPhone 8 Plus|2017|909|5.5|3/64,3/256|gray,silver,gold|home|ips|60|12|
Apple|iPhone X|2017|1149|5.8|3/64,3/256|gray,silver|notch|oled|60|12|
Apple|iPhone XR|2018|849|6.1|3/64,3/128,3/256|black,white,blue,red,yellow|notch|ips|60|12|ed
Apple|iPhone XS|2018|1149|5.8|4/64,4/256,4/512|gray,silver,gold|notch|oled|60|12|ed
Apple|iPhone XS Max|2018|1249|6.5|4/64,4/256,4/512|gray,silver,gold|notch|oled|60|12|ed
Apple|iPhone 11|2019|799|6.1|4/64,4/128,4/256|black,white,green,purple,red,yellow|notch|ips|60|12|ed
Apple|iPhone 11 Pro|2019|1149|5.8|4/64,4/256,4/512|gray,silver,gold,green|notch-pro|oled|60|12|ed
Apple|iPhone 11 Pro Max|2019|1249|6.5|4/64,4/256,4/512|gray,silver,gold,green|notch-pro|oled|60|12|ed
Apple|iPhone SE (2020)|2020|479|4.7|3/64,3/128,3/256|black,white,red|home|ips|60|12|ed
Apple|iPhone 12 mini|2020|799|5.4|4/64,4/128,4/256|black,white,blue,green,red|notch|oled|60|12|5ed
Apple|iPhone 12|2020|899|6.1|4/64,4/128,4/256|black,white,blue,green,red,purple|notch|oled|60|12|5ed
Apple|iPhone 12 Pro|2020|1149|6.1|6/128,6/256,6/512|graphite,silver,gold,blue|notch-pro|oled|60|12|5ed
Apple|iPhone 12 Pro Max|2020|1249|6.7|6/128,6/256,6/512|graphite,silver,gold,blue|notch-pro|oled|60|12|5ed
Apple|iPhone 13 mini|2021|799|5.4|4/128,4/256,4/512|black,white,blue,rose,red|notch|oled|60|12|5ed
Apple|iPhone 13|2021|899|6.1|4/128,4/256,4/512|black,white,blue,rose,red,green|notch|oled|60|12|5ed
Apple|iPhone 13 Pro|2021|1149|6.1|6/128,6/256,6/512|graphite,silver,gold,blue|notch-pro|oled|120|12|5ed
Apple|iPhone 13 Pro Max|2021|1249|6.7|6/128,6/256,6/512|graphite,silver,gold,blue|notch-pro|oled|120|12|5ed
Apple|iPhone SE (2022)|2022|519|4.7|4/64,4/128,4/256|black,white,red|home|ips|60|12|5ed
Apple|iPhone 14|2022|999|6.1|6/128,6/256,6/512|black,white,blue,purple,red|notch|oled|60|12|5ed
Apple|iPhone 14 Plus|2022|1149|6.7|6/128,6/256,6/512|black,white,blue,purple,red|notch|oled|60|12|5ed
Apple|iPhone 14 Pro|2022|1299|6.1|6/128,6/256,6/512|black,silver,gold,purple|island|oled|120|48|5ed
Apple|iPhone 14 Pro Max|2022|1449|6.7|6/128,6/256,6/512|black,silver,gold,purple|island|oled|120|48|5ed
Apple|iPhone 15|2023|949|6.1|6/128,6/256,6/512|black,blue,green,yellow,rose|island|oled|60|48|5ed
Apple|iPhone 15 Plus|2023|1099|6.7|6/128,6/256,6/512|black,blue,green,yellow,rose|island|oled|60|48|5ed
Apple|iPhone 15 Pro|2023|1199|6.1|8/128,8/256,8/512|black,white,blue,gray|island|oled|120|48|5ed
Apple|iPhone 15 Pro Max|2023|1449|6.7|8/256,8/512|black,white,blue,gray|island|oled|120|48|5ed
Apple|iPhone 16|2024|949|6.1|8/128,8/256,8/512|black,white,rose,green,blue|island|oled|60|48|5ed
Apple|iPhone 16 Plus|2024|1099|6.7|8/128,8/256|black,white,rose,green,blue|island|oled|60|48|5ed
Apple|iPhone 16 Pro|2024|1199|6.3|8/128,8/256,8/512|black,white,gray,gold|island|oled|120|48|5ed
Apple|iPhone 16 Pro Max|2024|1449|6.9|8/256,8/512|black,white,gray,gold|island|oled|120|48|5ed
Samsung|Galaxy S8|2017|799|5.8|4/64|black,silver,purple|column|oled|60|12|d
Samsung|Galaxy S9|2018|849|5.8|4/64|black,blue,purple|column|oled|60|12|d
Samsung|Galaxy S10|2019|899|6.1|8/128,8/512|black,white,green|column|oled|60|12|d
Samsung|Galaxy S10e|2019|749|5.8|6/128|black,white,green,yellow|column|oled|60|12|d
Samsung|Galaxy S20 FE 5G|2020|749|6.5|6/128,8/256|blue,white,purple,green|column|oled|120|12|5d
Samsung|Galaxy S20|2020|899|6.2|8/128|gray,blue,rose|block|oled|120|64|ed
Samsung|Galaxy S21|2021|849|6.2|8/128,8/256|gray,white,purple|column|oled|120|64|5ed
Samsung|Galaxy S21 FE|2022|749|6.4|6/128,8/256|graphite,white,green,purple|column|oled|120|12|5ed
Samsung|Galaxy S21 Ultra|2021|1249|6.8|12/128,12/256,16/512|black,silver|column|oled|120|108|5ed
Samsung|Galaxy S22|2022|849|6.1|8/128,8/256|black,white,green,rose|column|oled|120|50|5ed
Samsung|Galaxy S22 Ultra|2022|1249|6.8|8/128,12/256,12/512|black,white,green,red|column|oled|120|108|5ed
Samsung|Galaxy S23|2023|949|6.1|8/128,8/256|black,white,green,purple|column|oled|120|50|5ed
Samsung|Galaxy S23 FE|2023|699|6.4|8/128,8/256|graphite,white,purple,green|column|oled|120|50|5ed
Samsung|Galaxy S23 Ultra|2023|1399|6.8|8/256,12/512|black,white,green,purple|column|oled|120|200|5ed
Samsung|Galaxy S24|2024|849|6.2|8/128,8/256|black,gray,purple,yellow|column|oled|120|50|5ed
Samsung|Galaxy S24+|2024|1149|6.7|12/256,12/512|black,gray,purple,yellow|column|oled|120|50|5ed
Samsung|Galaxy S24 FE|2024|749|6.7|8/128,8/256|graphite,blue,green|column|oled|120|50|5ed
Samsung|Galaxy S24 Ultra|2024|1449|6.8|12/256,12/512|black,gray,purple,yellow|column|oled|120|200|5ed
Samsung|Galaxy Note20 Ultra 5G|2020|1299|6.9|12/256,12/512|black,white,gold|block|oled|120|108|5ed
Samsung|Galaxy Z Flip4|2022|1099|6.7|8/128,8/256|graphite,purple,blue,gold|column|oled|120|12|5ed
Samsung|Galaxy Z Flip5|2023|1199|6.7|8/256,8/512|graphite,purple,green,gold|column|oled|120|12|5ed
Samsung|Galaxy Z Fold4|2022|1799|7.6|12/256,12/512|black,green,gold|column|oled|120|50|5ed
Samsung|Galaxy A33 5G|2022|369|6.4|6/128|black,white,blue|block|oled|90|48|5d
Samsung|Galaxy A34 5G|2023|389|6.6|6/128,8/256|graphite,silver,green,purple|column|oled|120|48|5ed
Samsung|Galaxy A52s 5G|2021|449|6.5|6/128,8/256|black,white,green,purple|block|oled|120|64|5d
Samsung|Galaxy A53 5G|2022|449|6.5|6/128,8/256|black,white,blue,orange|block|oled|120|64|5ed
Samsung|Galaxy A54 5G|2023|489|6.4|8/128,8/256|graphite,white,green,purple|column|oled|120|50|5ed
Samsung|Galaxy A55 5G|2024|479|6.6|8/128,8/256|black,blue,purple,yellow|column|oled|120|50|5ed
Samsung|Galaxy A35 5G|2024|379|6.6|6/128,8/256|black,blue,purple,yellow|column|oled|120|50|5ed
Samsung|Galaxy XCover 5|2021|329|5.3|4/64|black|column|lcd|60|16|d
Google|Pixel 4a|2020|340|5.8|6/128|black|notch|oled|60|12|ed
Google|Pixel 6|2021|649|6.4|8/128,8/256|black,orange,green|bar|oled|90|50|5ed
Google|Pixel 6a|2022|459|6.1|6/128|black,white,green|bar|oled|60|12|5ed
Google|Pixel 6 Pro|2021|899|6.7|12/128,12/256|black,white,gold|bar|oled|120|50|5ed
Google|Pixel 7|2022|649|6.3|8/128,8/256|black,white,yellow|bar|oled|90|50|5ed
Google|Pixel 7a|2023|509|6.1|8/128|black,white,blue,orange|bar|oled|90|64|5ed
Google|Pixel 7 Pro|2022|899|6.7|12/128,12/256|black,white,green|bar|oled|120|50|5ed
Google|Pixel 8|2023|799|6.2|8/128,8/256|black,gray,rose|bar|oled|120|50|5ed
Google|Pixel 8a|2024|549|6.1|8/128,8/256|black,white,blue,green|bar|oled|120|64|5ed
Google|Pixel 8 Pro|2023|1099|6.7|12/128,12/256|black,white,blue|bar|oled|120|50|5ed
Google|Pixel 9|2024|899|6.3|12/128,12/256|black,white,rose,green|bar|oled|120|50|5ed
Google|Pixel 9 Pro|2024|1099|6.3|16/128,16/256|black,white,rose,gray|bar|oled|120|50|5ed
Xiaomi|Mi 9T|2019|329|6.4|6/64,6/128|black,blue,red|column|oled|60|48|d
Xiaomi|Mi 11|2021|749|6.8|8/128,8/256|gray,blue|block|oled|120|108|5d
Xiaomi|11T|2021|499|6.7|8/128,8/256|gray,white,blue|block|oled|120|108|5d
Xiaomi|12|2022|799|6.3|8/128,8/256|gray,blue,purple|block|oled|120|50|5d
Xiaomi|12T Pro|2022|749|6.7|8/256,12/256|black,silver,blue|block|oled|120|200|5ed
Xiaomi|13|2023|999|6.4|8/256,12/256|black,white,green|notch-pro|oled|120|50|5ed
Xiaomi|13T|2023|649|6.7|8/256,12/256|black,green,blue|block|oled|144|50|5ed
Xiaomi|14|2024|999|6.4|12/256,12/512|black,white,green|notch-pro|oled|120|50|5ed
Xiaomi|Redmi Note 9 Pro|2020|269|6.7|6/64,6/128|gray,white,green|notch|ips|60|64|d
Xiaomi|Redmi Note 10 Pro|2021|279|6.7|6/64,6/128,8/128|gray,blue,rose|block|oled|120|108|d
Xiaomi|Redmi Note 11|2022|199|6.4|4/64,4/128|gray,blue|block|oled|90|50|d
Xiaomi|Redmi Note 12 Pro 5G|2023|399|6.7|6/128,8/256|black,white,blue|block|oled|120|50|5d
Xiaomi|Redmi Note 13 Pro 5G|2024|399|6.7|8/256,12/512|black,green,purple|block|oled|120|200|5ed
Xiaomi|POCO X3 NFC|2020|229|6.7|6/64,6/128|gray,blue|round|ips|120|64|d
Xiaomi|POCO F3|2021|349|6.7|6/128,8/256|black,white,blue|block|oled|120|48|5d
OnePlus|7T|2019|599|6.5|8/128|silver,blue|round|oled|90|48|d
OnePlus|8T|2020|599|6.5|8/128,12/256|green,silver|block|oled|120|48|5d
OnePlus|9|2021|699|6.5|8/128,12/256|black,blue,purple|block|oled|120|48|5d
OnePlus|Nord 2 5G|2021|399|6.4|8/128,12/256|gray,blue|block|oled|90|50|5d
OnePlus|10 Pro|2022|899|6.7|8/128,12/256|black,green|notch-pro|oled|120|48|5d
OnePlus|11|2023|849|6.7|8/128,16/256|black,green|round|oled|120|50|5ed
OnePlus|12|2024|949|6.8|12/256,16/512|black,green|round|oled|120|50|5ed
Huawei|P20 Pro|2018|899|6.1|6/128|black,blue,purple|column|oled|60|40|d
Huawei|P30|2019|799|6.1|6/128|black,blue,white|column|oled|60|40|d
Huawei|P30 Pro|2019|999|6.5|6/128,8/256|black,blue,white|column|oled|60|40|d
Huawei|Mate 20 Pro|2018|999|6.4|6/128|black,blue,green|notch|oled|60|40|d
Motorola|Edge 30|2022|499|6.5|8/128,8/256|gray,green,silver|block|oled|144|50|5ed
Motorola|Edge 30 Neo|2022|369|6.3|8/128|black,silver,purple|block|oled|120|64|5ed
Motorola|Edge 40|2023|599|6.6|8/256|black,green,blue|block|oled|144|50|5ed
Motorola|Moto G60|2021|279|6.8|6/128|gray,gold|block|ips|120|108|d
Motorola|ThinkPhone|2023|999|6.6|8/256|black|block|oled|144|50|5ed
Sony|Xperia 5 III|2021|999|6.1|8/128|black,green|column|oled|120|12|5d
Sony|Xperia 1 IV|2022|1399|6.5|12/256|black,purple|column|oled|120|12|5ed
Sony|Xperia 10 IV|2022|499|6.0|6/128|black,white,green|column|oled|60|12|5ed
Nothing|Phone (1)|2022|469|6.5|8/128,8/256|black,white|notch|oled|120|50|5d
Nothing|Phone (2)|2023|679|6.7|8/128,12/256,12/512|graphite,white|notch|oled|120|50|5d
Nothing|Phone (2a)|2024|349|6.7|8/128,12/256|black,white|notch|oled|120|50|5d
Fairphone|4|2021|579|6.3|6/128,8/256|gray,green|notch-pro|ips|60|48|5ed
Fairphone|5|2023|699|6.5|8/256|black,blue|notch-pro|oled|90|50|5ed
`, 12)

/** brand | model | year | price EUR | inches | colours | flags: d = dual SIM */
export const FEATURE_PHONES = rows(`
Nokia|3310 (2017)|2017|59|2.4|blue,red,gray,yellow|d
Nokia|105 (2019)|2019|19|1.8|black,blue,rose|d
Nokia|110 4G|2021|39|1.8|black,blue|d
Nokia|225 4G|2020|44|2.4|black,blue|d
Nokia|6310 (2021)|2021|59|2.8|black,green,yellow|d
Nokia|2660 Flip|2022|69|2.8|black,blue,red|d
Nokia|8110 4G|2018|79|2.4|black,yellow|d
CAT|B26|2020|69|2.4|black|d
Emporia|Simplicity|2021|49|2.8|black|
Maxcom|MM428|2019|25|1.8|black,white|d
`, 7)

/** brand | model | year | price EUR | inches | ram/storage | colours | look | panel | Hz | flags: c = mobile network version, p = pen, h = home button | kind a = Apple, g = Android, w = Windows | processor */
export const TABLETS = rows(`
Apple|iPad (6. gen.)|2018|349|9.7|2/32,2/128|gray,silver,gold|home|ips|60|p|a|
Apple|iPad (7. gen.)|2019|379|10.2|3/32,3/128|gray,silver,gold|home|ips|60|p|a|
Apple|iPad (8. gen.)|2020|379|10.2|3/32,3/128|gray,silver,gold|home|ips|60|p|a|
Apple|iPad (9. gen.)|2021|379|10.2|3/64,3/256|gray,silver|home|ips|60|p|a|
Apple|iPad (10. gen.)|2022|579|10.9|4/64,4/256|silver,blue,rose,yellow|full|ips|60|p|a|
Apple|iPad Air 3|2019|549|10.5|3/64,3/256|gray,silver,gold|home|ips|60|p|a|
Apple|iPad Air 4|2020|649|10.9|4/64,4/256|gray,silver,green,blue|full|ips|60|p|a|
Apple|iPad Air 5|2022|679|10.9|8/64,8/256|gray,blue,rose,purple|full|ips|60|p|a|
Apple|iPad Air 11 M2|2024|719|11|8/128,8/256|gray,blue,purple,gold|full|ips|60|p|a|
Apple|iPad Air 13 M2|2024|969|13|8/128,8/256|gray,blue,purple,gold|full|ips|60|p|a|
Apple|iPad mini 5|2019|449|7.9|3/64,3/256|gray,silver,gold|home|ips|60|p|a|
Apple|iPad mini 6|2021|549|8.3|4/64,4/256|gray,rose,purple|full|ips|60|p|a|
Apple|iPad mini 7|2024|609|8.3|8/128,8/256|gray,blue,purple|full|ips|60|p|a|
Apple|iPad Pro 11 (2018)|2018|879|11|4/64,4/256|gray,silver|full|ips|120|p|a|
Apple|iPad Pro 11 (2021)|2021|879|11|8/128,8/256|gray,silver|full|ips|120|cp|a|
Apple|iPad Pro 11 M2 (2022)|2022|1049|11|8/128,8/256|gray,silver|full|ips|120|p|a|
Apple|iPad Pro 11 M4|2024|1199|11|8/256,8/512|black,silver|full|oled|120|p|a|
Apple|iPad Pro 12,9 M1 (2021)|2021|1199|12.9|8/128,8/256|gray,silver|full|miniled|120|p|a|
Apple|iPad Pro 12,9 (2020)|2020|1099|12.9|6/128,6/256|gray,silver|full|ips|120|cp|a|
Apple|iPad Pro 12,9 (2022)|2022|1449|12.9|8/128,8/256|gray,silver|full|miniled|120|p|a|
Samsung|Galaxy Tab A7 10.4|2020|219|10.4|3/32,3/64|gray,silver,gold|full|lcd|60||g|
Samsung|Galaxy Tab A8 10.5|2022|239|10.5|3/32,4/64|gray,silver|full|lcd|60|c|g|
Samsung|Galaxy Tab S6 Lite|2020|399|10.4|4/64,4/128|gray,blue,rose|full|lcd|60|p|g|
Samsung|Galaxy Tab S7|2020|699|11|6/128,8/256|black,silver|full|lcd|120|cp|g|
Samsung|Galaxy Tab S8|2022|749|11|8/128,8/256|graphite,silver,rose|full|lcd|120|cp|g|
Samsung|Galaxy Tab S9|2023|899|11|8/128,12/256|graphite,gold|full|oled|120|p|g|
Samsung|Galaxy Tab S9 FE|2023|529|10.9|6/128,8/256|gray,silver,purple,green|full|lcd|90|p|g|
Samsung|Galaxy Tab S9+|2023|1119|12.4|12/256,12/512|graphite,gold|full|oled|120|p|g|
Google|Pixel Tablet|2023|679|11|8/128,8/256|gray,white|full|lcd|60|p|g|
Samsung|Galaxy Tab Active3|2020|489|8|4/64|black|full|lcd|60|cp|g|
Lenovo|Tab M10 FHD Plus|2020|189|10.3|4/64,4/128|gray|full|lcd|60||g|
Lenovo|Tab P11|2021|279|11|4/64,6/128|gray|full|lcd|60|p|g|
Xiaomi|Pad 5|2021|349|11|6/128,6/256|gray,white|full|lcd|120|p|g|
Xiaomi|Pad 6|2023|399|11|6/128,8/256|gray,blue|full|lcd|144|p|g|
Huawei|MatePad 11|2021|399|10.95|6/64,6/128|gray,blue|full|lcd|120|p|g|
Microsoft|Surface Pro 6|2018|1049|12.3|8/128,8/256|silver,black|surface|ips|60|p|w|Core i5-8250U
Microsoft|Surface Pro 7|2019|1049|12.3|8/128,8/256,16/256|silver,black|surface|ips|60|p|w|Core i5-1035G4
Microsoft|Surface Pro 7+|2021|1029|12.3|8/128,16/256|silver|surface|ips|60|cp|w|Core i5-1135G7
Microsoft|Surface Pro 8|2021|1179|13|8/128,8/256,16/256|silver,graphite|surface|ips|120|p|w|Core i5-1135G7
Microsoft|Surface Pro 9|2022|1299|13|8/128,8/256,16/256|silver,graphite,blue,green|surface|ips|120|p|w|Core i5-1235U
Microsoft|Surface Go 2|2020|459|10.5|4/64,8/128|silver|surface|ips|60|p|w|Pentium 4425Y
Microsoft|Surface Go 3|2021|439|10.5|4/64,8/128|silver|surface|ips|60|p|w|Pentium 6500Y
Lenovo|ThinkPad X12 Detachable|2021|1399|12.3|8/256,16/512|black|surface|ips|60|cp|w|Core i5-1130G7
Dell|Latitude 7320 Detachable|2021|1549|13|8/256,16/512|black|surface|ips|60|cp|w|Core i5-1140G7
`, 13)

/** brand | model | year | price EUR | case mm | colours | look | flags: g = GPS, c = mobile network | works with | strap | panel | water | kind s = smart, r = sport */
export const WATCHES = rows(`
Apple|Watch Series 4|2018|429|44|gray,silver,gold|square|g|ios|silicone|oled|50 m|s
Apple|Watch Series 5|2019|449|44|gray,silver,gold|square|g|ios|silicone|oled|50 m|s
Apple|Watch SE (2020)|2020|299|40|gray,silver,gold|square|g|ios|silicone|oled|50 m|s
Apple|Watch Series 6|2020|429|44|gray,silver,blue,red|square|g|ios|silicone|oled|50 m|s
Apple|Watch Series 7|2021|459|45|black,blue,green,red|square|g|ios|silicone|oled|50 m|s
Apple|Watch Series 8|2022|499|45|black,silver,red|square|gc|ios|silicone|oled|50 m|s
Apple|Watch Ultra|2022|999|49|silver|square|gc|ios|textile|oled|100 m|s
Apple|Watch SE (2022)|2022|299|44|black,silver,gold|square|g|ios|silicone|oled|50 m|s
Apple|Watch Series 9|2023|449|45|black,silver,rose,red|square|g|ios|silicone|oled|50 m|s
Apple|Watch Ultra 2|2023|899|49|silver|square|gc|ios|textile|oled|100 m|s
Samsung|Galaxy Watch 3|2020|459|45|black,silver|round|g|both|leather|oled|50 m|s
Samsung|Galaxy Watch4|2021|269|44|black,silver,green|round|g|android|silicone|oled|50 m|s
Samsung|Galaxy Watch5|2022|299|44|graphite,silver,blue|round|g|android|silicone|oled|50 m|s
Samsung|Galaxy Watch6|2023|319|44|graphite,silver|round|g|android|silicone|oled|50 m|s
Google|Pixel Watch|2022|379|41|black,silver,gold|round|g|android|silicone|oled|50 m|s
Google|Pixel Watch 2|2023|399|41|black,silver,gold|round|g|android|silicone|oled|50 m|s
Samsung|Galaxy Watch6 Classic|2023|419|47|black,silver|round|g|android|leather|oled|50 m|s
Huawei|Watch GT 3|2021|249|46|black,silver|round|g|both|leather|oled|50 m|s
Garmin|Forerunner 245|2019|299|42|black,gray|sport|g|both|silicone|lcd|50 m|r
Garmin|Forerunner 255|2022|349|46|black,gray|sport|g|both|silicone|lcd|50 m|r
Garmin|Forerunner 945|2019|599|47|black|sport|g|both|silicone|lcd|50 m|r
Garmin|Fenix 6 Pro|2019|699|47|black,gray|sport|g|both|silicone|lcd|100 m|r
Garmin|Fenix 7|2022|699|47|graphite,silver|sport|g|both|silicone|lcd|100 m|r
Garmin|Forerunner 965|2023|649|47|black,white|sport|g|both|silicone|oled|50 m|r
Garmin|Epix Gen 2|2022|899|47|graphite,silver|sport|g|both|silicone|oled|100 m|r
Garmin|Instinct 2|2022|349|45|graphite,yellow|sport|g|both|silicone|lcd|100 m|r
Polar|Vantage M2|2021|299|45|black,silver|sport|g|both|silicone|lcd|30 m|r
Suunto|9 Peak|2021|569|43|black,white|sport|g|both|silicone|lcd|100 m|r
Amazfit|GTR 3|2021|149|46|black,silver|round|g|both|silicone|oled|50 m|s
`, 13)

/** brand | model | year | price EUR | type | colours | flags: w = wireless, a = noise cancelling | playing hours | codecs | look | watts */
export const AUDIO = rows(`
Sony|WH-1000XM3|2018|380|over_ear|black,silver|wa|30|SBC, AAC, aptX, LDAC|plain|
Sony|WH-1000XM4|2020|380|over_ear|black,silver,blue|wa|30|SBC, AAC, LDAC|plain|
Sony|WH-1000XM5|2022|420|over_ear|black,silver|wa|30|SBC, AAC, LDAC|plain|
Sony|WF-C700N|2023|120|in_ear|black,white|wa|7|SBC, AAC|buds|
Sony|WH-CH520|2023|60|on_ear|black,blue,white|w|50|SBC, AAC|plain|
Bose|QuietComfort 35 II|2017|380|over_ear|black,silver|wa|20|SBC, AAC|plain|
Bose|QuietComfort 45|2021|350|over_ear|black,white|wa|24|SBC, AAC|plain|
Bose|QuietComfort Ultra Headphones|2023|450|over_ear|black,white|wa|24|SBC, AAC, aptX Adaptive|plain|
Bose|Noise Cancelling Headphones 700|2019|400|over_ear|black,silver|wa|20|SBC, AAC|plain|
Sennheiser|Momentum 4 Wireless|2022|350|over_ear|black,white|wa|60|SBC, AAC, aptX Adaptive|plain|
Sennheiser|HD 600|1997|350|over_ear|black||||plain|
Sennheiser|HD 25|1988|150|on_ear|black||||plain|
Beyerdynamic|DT 770 Pro 80 Ω|2004|150|over_ear|gray||||plain|
Beyerdynamic|DT 990 Pro 250 Ω|2004|150|over_ear|black||||plain|
Audio-Technica|ATH-M50x|2014|150|over_ear|black,white||||plain|
Apple|AirPods Max|2020|629|over_ear|gray,silver,blue,green,rose|wa|20|SBC, AAC|plain|
Apple|AirPods (2. gen.)|2019|179|in_ear|white|w|5|SBC, AAC|buds|
Apple|AirPods (3. gen.)|2021|199|in_ear|white|w|6|SBC, AAC|buds|
Apple|AirPods Pro|2019|279|in_ear|white|wa|4|SBC, AAC|buds|
Apple|AirPods Pro (2. gen.)|2022|299|in_ear|white|wa|6|SBC, AAC|buds|
Samsung|Galaxy Buds2 Pro|2022|229|in_ear|graphite,white,purple|wa|5|SBC, AAC, SSC|buds|
Sony|WF-1000XM4|2021|280|in_ear|black,silver|wa|8|SBC, AAC, LDAC|buds|
Jabra|Elite 85t|2020|230|in_ear|black,gray|wa|5|SBC, AAC|buds|
Jabra|Evolve2 65|2020|230|headset|black|w|37|SBC, AAC|headset|
Jabra|Evolve 75|2017|260|headset|black|wa|15|SBC|headset|
Poly|Voyager Focus 2|2021|270|headset|black|wa|19|SBC, AAC|headset|
Logitech|G Pro X|2019|130|headset|black||||headset|
JBL|Flip 5|2019|130|portable|black,blue,red|w|12|SBC|portable|20
JBL|Flip 6|2021|140|portable|black,blue,red|w|12|SBC, AAC|portable|30
JBL|Charge 4|2018|180|portable|black,blue,gray|w|20|SBC|portable|30
JBL|Charge 5|2021|190|portable|black,blue,red|w|20|SBC, AAC|portable|40
Bose|SoundLink Mini II|2015|200|portable|black,silver|w|10|SBC|portable|
Marshall|Emberton|2020|150|portable|black|w|20|SBC|portable|20
Sonos|One (gen. 2)|2019|229|smart|black,white|w|||smart|
Sonos|Roam|2021|179|portable|black,white|w|10|SBC, AAC|portable|
Google|Nest Audio|2020|99|smart|graphite,white|w|||smart|
Apple|HomePod mini|2020|99|smart|gray,white|w|||smart|
KRK|Rokit 5 G4|2019|159|studio|black||||studio|55
Yamaha|HS5|2013|189|studio|black,white||||studio|70
JBL|305P MkII|2018|139|studio|black||||studio|82
`, 11)
