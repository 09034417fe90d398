import { rows } from './rows.ts'

/** Laptops of the last years, in the columns of `MODERN_LAPTOPS`: what most people look for. */
export const RECENT_LAPTOPS = rows(`
Lenovo|ThinkPad T14 Gen 2|business|2021|1450|14|fhd|ips|0|Core i5-1135G7|8,16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.46|thinkpad|black
Lenovo|ThinkPad T14 Gen 3 AMD|business|2022|1600|14|wuxga|ips|0|Ryzen 5 Pro 6650U|16,32|lpddr5|512,1000|AMD Radeon 660M|windows_11_pro|1.34|modern-thinkpad|black
Lenovo|ThinkPad T14 Gen 4|business|2023|1750|14|wuxga|ips|0|Core i5-1345U|16|ddr5|512,1000|Intel Iris Xe|windows_11_pro|1.38|modern-thinkpad|black
Lenovo|ThinkPad T14s Gen 3 AMD|ultrabook|2022|1850|14|wuxga|ips|0|Ryzen 7 Pro 6850U|16|lpddr5|512|AMD Radeon 680M|windows_11_pro|1.22|modern-thinkpad|black
Lenovo|ThinkPad T14s Gen 4|ultrabook|2023|1950|14|wuxga|ips|0|Core i5-1345U|16|lpddr5|512|Intel Iris Xe|windows_11_pro|1.24|modern-thinkpad|black
Lenovo|ThinkPad T16 Gen 2|business|2023|1800|16|wuxga|ips|0|Core i5-1345U|16|ddr5|512|Intel Iris Xe|windows_11_pro|1.67|modern-thinkpad|black
Lenovo|ThinkPad X1 Carbon Gen 10|ultrabook|2022|2350|14|wuxga|ips|0|Core i7-1260P|16,32|lpddr5|512,1000|Intel Iris Xe|windows_11_pro|1.12|modern-thinkpad|black
Lenovo|ThinkPad X1 Carbon Gen 11|ultrabook|2023|2450|14|wuxga|ips|0|Core i7-1365U|16,32|lpddr5|512,1000|Intel Iris Xe|windows_11_pro|1.12|modern-thinkpad|black
Lenovo|ThinkPad X1 Yoga Gen 7|ultrabook|2022|2450|14|wuxga|ips|1|Core i7-1260P|16|lpddr5|512|Intel Iris Xe|windows_11_pro|1.38|thinkpad-yoga|gray
Lenovo|ThinkPad X13 Gen 3|ultrabook|2022|1650|13.3|wuxga|ips|0|Core i5-1245U|16|lpddr5|512|Intel Iris Xe|windows_11_pro|1.19|modern-thinkpad|black
Lenovo|ThinkPad P14s Gen 3|workstation|2022|2000|14|wuxga|ips|0|Core i7-1260P|16,32|ddr4|512,1000|NVIDIA T550|windows_11_pro|1.38|modern-thinkpad|black
Lenovo|ThinkPad P14s Gen 4 AMD|workstation|2023|1750|14|wuxga|ips|0|Ryzen 5 Pro 7540U|16|lpddr5|512|AMD Radeon 740M|windows_11_pro|1.34|modern-thinkpad|black
Lenovo|ThinkPad P16s Gen 2|workstation|2023|2150|16|wuxga|ips|0|Core i7-1360P|32|ddr5|1000|NVIDIA RTX A500|windows_11_pro|1.73|modern-thinkpad|black
Lenovo|ThinkPad P1 Gen 5|workstation|2022|2900|16|wqxga|ips|0|Core i7-12800H|32|ddr5|1000|NVIDIA RTX A1000|windows_11_pro|1.81|modern-thinkpad|black
Lenovo|ThinkPad L14 Gen 3|business|2022|1150|14|fhd|ips|0|Core i5-1235U|8,16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.42|modern-thinkpad|black
Lenovo|ThinkPad E14 Gen 4|business|2022|950|14|fhd|ips|0|Core i5-1235U|8,16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.59|modern-thinkpad|black
Lenovo|Yoga Slim 7 Pro 14ACH5|ultrabook|2021|1099|14|qhd_plus|ips|0|Ryzen 7 5800H|16|ddr4|512,1000|AMD Radeon Graphics|windows_11_home|1.45|modern|gray
Lenovo|Yoga 7 14IAL7|ultrabook|2022|1199|14|wqxga|oled|1|Core i5-1240P|16|lpddr5|512|Intel Iris Xe|windows_11_home|1.49|yoga|gray
Lenovo|Legion 5 Pro 16ACH6H|gaming|2021|1599|16|wqxga|ips|0|Ryzen 7 5800H|16|ddr4|1000|NVIDIA GeForce RTX 3070|windows_11_home|2.45|gaming|gray
Lenovo|Legion Slim 5 16IRH8|gaming|2023|1599|16|wqxga|ips|0|Core i7-13700H|16|ddr5|512,1000|NVIDIA GeForce RTX 4060|windows_11_home|2.4|gaming|gray
Dell|Latitude 5440|business|2023|1550|14|fhd|ips|0|Core i5-1345U|16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.39|modern|gray
Dell|Latitude 5530|business|2022|1500|15.6|fhd|ips|0|Core i5-1245U|8,16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.59|modern|gray
Dell|Latitude 5540|business|2023|1600|15.6|fhd|ips|0|Core i5-1345U|16|ddr4|512|Intel Iris Xe|windows_11_pro|1.61|modern|gray
Dell|Latitude 7430|ultrabook|2022|1950|14|fhd|ips|0|Core i7-1265U|16|ddr4|512|Intel Iris Xe|windows_11_pro|1.22|modern|silver,black
Dell|Latitude 7440|ultrabook|2023|2050|14|wuxga|ips|0|Core i5-1345U|16|lpddr5|512|Intel Iris Xe|windows_11_pro|1.33|modern|silver
Dell|Latitude 9430 2-in-1|ultrabook|2022|2350|14|wqxga|ips|1|Core i7-1265U|16|lpddr5|512|Intel Iris Xe|windows_11_pro|1.45|yoga|silver
Dell|XPS 13 9315|ultrabook|2022|1199|13.4|wuxga|ips|0|Core i5-1230U|8,16|lpddr5|256,512|Intel Iris Xe|windows_11_home|1.17|xps|blue,silver
Dell|XPS 13 Plus 9320|ultrabook|2022|1799|13.4|wuxga|ips|0|Core i7-1260P|16|lpddr5|512,1000|Intel Iris Xe|windows_11_home|1.24|xps|graphite,silver
Dell|XPS 15 9510|ultrabook|2021|1899|15.6|wuxga|ips|0|Core i7-11800H|16,32|ddr4|512,1000|NVIDIA GeForce RTX 3050 Ti|windows_11_home|1.81|xps|silver
Dell|XPS 15 9520|ultrabook|2022|2299|15.6|uhd|oled|1|Core i7-12700H|16,32|ddr5|512,1000|NVIDIA GeForce RTX 3050 Ti|windows_11_home|1.96|xps|silver
Dell|Precision 5570|workstation|2022|2900|15.6|wuxga|ips|0|Core i7-12800H|32|ddr5|512,1000|NVIDIA RTX A1000|windows_11_pro|1.84|xps|silver
Dell|Precision 3571|workstation|2022|2100|15.6|fhd|ips|0|Core i7-12700H|16,32|ddr5|512|NVIDIA T600|windows_11_pro|1.79|modern|gray
Dell|Alienware m15 R7|gaming|2022|2200|15.6|qhd|ips|0|Core i7-12700H|16,32|ddr5|1000|NVIDIA GeForce RTX 3070 Ti|windows_11_home|2.69|gaming|black
HP|EliteBook 840 G9|business|2022|1650|14|wuxga|ips|0|Core i5-1245U|16|ddr5|256,512|Intel Iris Xe|windows_11_pro|1.36|elitebook|silver
HP|EliteBook 840 G10|business|2023|1750|14|wuxga|ips|0|Core i5-1345U|16,32|ddr5|512|Intel Iris Xe|windows_11_pro|1.36|elitebook|silver
HP|EliteBook 845 G9|business|2022|1600|14|wuxga|ips|0|Ryzen 5 Pro 6650U|16|ddr5|512|AMD Radeon 660M|windows_11_pro|1.36|elitebook|silver
HP|EliteBook 1040 G9|ultrabook|2022|2100|14|wuxga|ips|0|Core i7-1265U|16|ddr5|512|Intel Iris Xe|windows_11_pro|1.21|elitebook|silver
HP|ProBook 450 G9|business|2022|1050|15.6|fhd|ips|0|Core i5-1235U|8,16|ddr4|256,512|Intel Iris Xe|windows_11_pro|1.74|elitebook|silver
HP|ProBook 440 G10|business|2023|1100|14|fhd|ips|0|Core i5-1335U|8,16|ddr4|512|Intel Iris Xe|windows_11_pro|1.38|elitebook|silver
HP|ZBook Firefly 14 G9|workstation|2022|2050|14|wuxga|ips|0|Core i7-1265U|16,32|ddr5|512|NVIDIA T550|windows_11_pro|1.47|elitebook|silver
HP|ZBook Power 15 G9|workstation|2022|2200|15.6|fhd|ips|0|Core i7-12700H|32|ddr5|1000|NVIDIA RTX A1000|windows_11_pro|2|elitebook|gray
HP|Spectre x360 14-ea0000|ultrabook|2021|1599|13.5|qhd_plus|oled|1|Core i7-1165G7|16|lpddr4x|512,1000|Intel Iris Xe|windows_11_home|1.34|yoga|black,blue
HP|Victus 16-e0000|gaming|2021|1099|16.1|fhd|ips|0|Ryzen 5 5600H|16|ddr4|512|NVIDIA GeForce RTX 3050 Ti|windows_11_home|2.46|gaming|graphite
Apple|MacBook Air 13 M3|ultrabook|2024|1299|13.6|wqxga|ips|0|Apple M3|8,16|unified|256,512|Apple M3 GPU|macos|1.24|macbook|blue,gold,gray,silver
Apple|MacBook Air 15 M3|ultrabook|2024|1599|15.3|wqxga|ips|0|Apple M3|8,16|unified|256,512|Apple M3 GPU|macos|1.51|macbook|blue,gold,gray,silver
Apple|MacBook Pro 13 M2|ultrabook|2022|1599|13.3|wqxga|ips|0|Apple M2|8,16|unified|256,512|Apple M2 GPU|macos|1.4|macbook|gray,silver
Apple|MacBook Pro 14 M2 Pro|workstation|2023|2399|14.2|qhd_plus|miniled|0|Apple M2 Pro|16,32|unified|512,1000|Apple M2 Pro GPU|macos|1.6|macbook|gray,silver
Apple|MacBook Pro 14 M3|ultrabook|2023|1999|14.2|qhd_plus|miniled|0|Apple M3|8,16|unified|512,1000|Apple M3 GPU|macos|1.55|macbook|gray,silver
Apple|MacBook Pro 14 M3 Pro|workstation|2023|2499|14.2|qhd_plus|miniled|0|Apple M3 Pro|18,36|unified|512,1000|Apple M3 Pro GPU|macos|1.61|macbook|black,silver
Apple|MacBook Pro 16 M1 Max|workstation|2021|3849|16.2|uhd|miniled|0|Apple M1 Max|32|unified|1000|Apple M1 Max GPU|macos|2.2|macbook|gray,silver
Microsoft|Surface Laptop 5 13,5|ultrabook|2022|1179|13.5|wqxga|ips|1|Core i5-1235U|8,16|lpddr5|256,512|Intel Iris Xe|windows_11_home|1.27|surface|silver,black,green,gold
Microsoft|Surface Laptop Studio|ultrabook|2021|1699|14.4|wqxga|ips|1|Core i7-11370H|16,32|lpddr4x|512,1000|NVIDIA GeForce RTX 3050 Ti|windows_11_pro|1.82|surface|silver
ASUS|ZenBook 14 OLED UX3402ZA|ultrabook|2022|1199|14|qhd_plus|oled|0|Core i5-1240P|16|lpddr5|512|Intel Iris Xe|windows_11_home|1.39|zenbook|blue,silver
ASUS|ExpertBook B9 B9400CEA|ultrabook|2021|1599|14|fhd|ips|0|Core i7-1165G7|16|lpddr4x|512,1000|Intel Iris Xe|windows_11_pro|1.01|zenbook|black
ASUS|ROG Zephyrus G14 (2022)|gaming|2022|1799|14|wqxga|ips|0|Ryzen 9 6900HS|16|ddr5|1000|AMD Radeon RX 6700S|windows_11_home|1.65|gaming|white,gray
ASUS|ROG Strix G15 G513RM|gaming|2022|1599|15.6|fhd|ips|0|Ryzen 7 6800H|16|ddr5|512,1000|NVIDIA GeForce RTX 3060|windows_11_home|2.3|gaming|black
ASUS|TUF Gaming A15 FA507RM|gaming|2022|1299|15.6|fhd|ips|0|Ryzen 7 6800H|16|ddr5|512|NVIDIA GeForce RTX 3060|windows_11_home|2.2|gaming|graphite
Acer|Swift X SFX14-41G|ultrabook|2021|1099|14|fhd|ips|0|Ryzen 7 5800U|16|lpddr4x|512|NVIDIA GeForce RTX 3050 Ti|windows_11_home|1.39|modern|blue,gold
Acer|Nitro 5 AN515-58|gaming|2022|1199|15.6|fhd|ips|0|Core i5-12500H|16|ddr4|512|NVIDIA GeForce RTX 3060|windows_11_home|2.5|gaming|black
Acer|Predator Helios 300 PH315-55|gaming|2022|1699|15.6|qhd|ips|0|Core i7-12700H|16,32|ddr5|1000|NVIDIA GeForce RTX 3070 Ti|windows_11_home|2.6|gaming|black
Razer|Blade 14 (2022)|gaming|2022|2599|14|qhd|ips|0|Ryzen 9 6900HX|16|ddr5|1000|NVIDIA GeForce RTX 3070 Ti|windows_11_home|1.78|gaming|black
LG|Gram 14Z90Q|ultrabook|2022|1299|14|wuxga|ips|0|Core i5-1240P|16|lpddr5|512|Intel Iris Xe|windows_11_home|1|modern|black,white
Huawei|MateBook 14 (2021)|everyday|2021|999|14|qhd|ips|0|Core i5-1135G7|8,16|lpddr4x|512|Intel Iris Xe|windows_11_home|1.49|modern|gray
Lenovo|IdeaPad 5 15ALC05|everyday|2021|749|15.6|fhd|ips|0|Ryzen 5 5500U|8,16|ddr4|512|AMD Radeon Graphics|windows_11_home|1.66|generic|blue,gray
ASUS|VivoBook 15 X1502ZA|everyday|2022|699|15.6|fhd|ips|0|Core i5-1235U|8,16|ddr4|512|Intel Iris Xe|windows_11_home|1.7|generic|blue,silver
HP|Pavilion 14-dv2000|everyday|2022|799|14|fhd|ips|0|Core i5-1235U|8,16|ddr4|512|Intel Iris Xe|windows_11_home|1.41|generic|silver,gold
Acer|Swift 3 SF314-512|everyday|2022|899|14|fhd|ips|0|Core i5-1240P|8,16|lpddr4x|512|Intel Iris Xe|windows_11_home|1.25|generic|silver
Dell|Inspiron 14 5425|everyday|2022|799|14|wuxga|ips|0|Ryzen 5 5625U|8,16|ddr4|512|AMD Radeon Graphics|windows_11_home|1.54|generic|silver,green
`, 18)
