import { rows } from './rows.ts'

/** kind s switch, r router, a access point, f firewall | brand | model | maker's number | year | price EUR | ports | speed | SFP | PoE W | managed 0/1 | Wi-Fi or Gb/s of a firewall | look */
export const NETWORK = rows(`
s|Cisco|Catalyst 2960X-24TS-L|WS-C2960X-24TS-L|2013|1900|24|1g|4|0|1||rack
s|Cisco|Catalyst 2960X-48TS-L|WS-C2960X-48TS-L|2013|3300|48|1g|4|0|1||rack
s|Cisco|Catalyst 2960X-24PS-L|WS-C2960X-24PS-L|2013|2900|24|1g|4|370|1||rack
s|Cisco|Catalyst 2960X-48FPS-L|WS-C2960X-48FPS-L|2013|5200|48|1g|4|740|1||rack
s|Cisco|Catalyst 2960-24TT-L|WS-C2960-24TT-L|2005|900|24|100m|0|0|1||rack
s|Cisco|Catalyst 2960-CX 8PC-L|WS-C2960CX-8PC-L|2014|950|8|1g|2|124|1||desk
s|Cisco|Catalyst 3560CX-12PC-S|WS-C3560CX-12PC-S|2014|1700|12|1g|2|240|1||desk
s|Cisco|Catalyst 3650-24TS-S|WS-C3650-24TS-S|2013|3400|24|1g|4|0|1||rack
s|Cisco|Catalyst 3750X-48P-S|WS-C3750X-48P-S|2010|7000|48|1g|0|435|1||rack
s|Cisco|Catalyst 3850-24P-S|WS-C3850-24P-S|2013|5000|24|1g|0|435|1||rack
s|Cisco|Catalyst 9200L-24P-4G-E|C9200L-24P-4G-E|2018|2600|24|1g|4|370|1||rack
s|Cisco|Catalyst 9300-24T-E|C9300-24T-E|2017|4300|24|1g|0|0|1||rack
s|Cisco|SG250-26|SG250-26-K9-EU|2016|300|24|1g|2|0|1||rack
s|Cisco|SG350-28P|SG350-28P-K9-EU|2016|620|24|1g|4|195|1||rack
s|Cisco|CBS350-24T-4G|CBS350-24T-4G-EU|2020|420|24|1g|4|0|1||rack
s|MikroTik|CRS326-24G-2S+RM|CRS326-24G-2S+RM|2017|209|24|1g|2|0|1||rack
s|MikroTik|CRS328-24P-4S+RM|CRS328-24P-4S+RM|2018|449|24|1g|4|450|1||rack
s|MikroTik|CRS305-1G-4S+IN|CRS305-1G-4S+IN|2018|149|5|10g|4|0|1||desk
s|MikroTik|CRS309-1G-8S+IN|CRS309-1G-8S+IN|2019|269|9|10g|8|0|1||desk
s|MikroTik|CSS610-8G-2S+IN|CSS610-8G-2S+IN|2020|99|8|1g|2|0|1||desk
s|Ubiquiti|UniFi Switch 8 60W|US-8-60W|2016|109|8|1g|0|48|1||desk
s|Ubiquiti|UniFi Switch 16 150W|US-16-150W|2015|299|16|1g|2|150|1||rack
s|Ubiquiti|UniFi Switch 24 PoE|USW-24-POE|2020|379|24|1g|2|95|1||rack
s|Ubiquiti|UniFi Switch Pro 24 PoE|USW-Pro-24-POE|2020|699|24|1g|2|400|1||rack
s|Ubiquiti|UniFi Switch Flex Mini|USW-Flex-Mini|2019|29|5|1g|0|0|1||desk
s|Ubiquiti|UniFi Switch Lite 16 PoE|USW-Lite-16-POE|2020|199|16|1g|0|45|1||desk
s|Ubiquiti|UniFi Switch Lite 8 PoE|USW-Lite-8-POE|2020|109|8|1g|0|52|1||desk
s|Ubiquiti|UniFi Switch Enterprise 8 PoE|USW-Enterprise-8-PoE|2022|479|8|2_5g|2|120|1||desk
s|Ubiquiti|UniFi Switch Aggregation|USW-Aggregation|2020|269|8|10g|8|0|1||rack
s|Juniper|EX2200-24T-4G|EX2200-24T-4G|2010|1500|24|1g|4|0|1||rack
s|Juniper|EX2300-24P|EX2300-24P|2016|2300|24|1g|4|370|1||rack
s|Juniper|EX3300-48P|EX3300-48P|2011|5500|48|1g|4|740|1||rack
s|Juniper|EX3400-48T|EX3400-48T|2016|5200|48|1g|4|0|1||rack
s|HPE Aruba|2530-24G PoE+|J9773A|2012|1100|24|1g|4|195|1||rack
s|HPE Aruba|2530-48G|J9775A|2012|1400|48|1g|4|0|1||rack
s|HPE Aruba|2540 24G PoE+ 4SFP+|JL356A|2016|1800|24|1g|4|370|1||rack
s|HPE Aruba|2930F 24G 4SFP+|JL253A|2016|2300|24|1g|4|0|1||rack
s|HPE Aruba|2930F 48G PoE+ 4SFP+|JL256A|2016|4400|48|1g|4|370|1||rack
s|HP|ProCurve 2810-24G|J9021A|2007|900|24|1g|4|0|1||rack
s|Dell|PowerConnect 5524|210-34862|2010|900|24|1g|0|0|1||rack
s|Dell|Networking N1524P|210-AEVY|2015|1500|24|1g|4|370|1||rack
s|Dell|Networking N3024|210-ABOD|2014|2400|24|1g|2|0|1||rack
s|Netgear|GS108Ev3|GS108E-300PES|2014|45|8|1g|0|0|1||desk
s|Netgear|GS724Tv4|GS724T-400EUS|2012|230|24|1g|2|0|1||rack
s|Netgear|GS110TP|GS110TP-300NAS|2016|150|8|1g|2|55|1||desk
s|TP-Link|TL-SG108|TL-SG108|2013|29|8|1g|0|0|0||desk
s|TP-Link|TL-SG1016PE|TL-SG1016PE|2018|190|16|1g|0|110|1||rack
s|TP-Link|T1600G-28PS|T1600G-28PS|2014|330|24|1g|4|193|1||rack
s|Zyxel|GS1900-24HP|GS1900-24HP|2013|280|24|1g|2|170|1||rack
r|MikroTik|hEX S|RB760iGS|2018|69|5|1g|1|0|1||wired
r|MikroTik|hAP ac²|RBD52G-5HacD2HnD-TC|2018|69|5|1g|0|0|1|wifi_5|wifi
r|MikroTik|hAP ac lite|RB952Ui-5ac2nD|2015|49|5|100m|0|0|1|wifi_5|wifi
r|MikroTik|RB4011iGS+RM|RB4011iGS+RM|2018|199|10|1g|1|0|1||rack
r|MikroTik|RB5009UG+S+IN|RB5009UG+S+IN|2021|219|8|1g|1|0|1||wired
r|MikroTik|CCR1009-7G-1C-1S+|CCR1009-7G-1C-1S+|2016|495|8|1g|2|0|1||rack
r|MikroTik|CCR2004-16G-2S+|CCR2004-16G-2S+|2020|465|16|1g|2|0|1||rack
r|Ubiquiti|EdgeRouter X|ER-X|2014|59|5|1g|0|0|1||wired
r|Ubiquiti|EdgeRouter 4|ER-4|2018|189|4|1g|1|0|1||wired
r|Ubiquiti|UniFi Security Gateway|USG|2014|129|3|1g|0|0|1||wired
r|Ubiquiti|UniFi Dream Machine Pro|UDM-Pro|2020|379|9|1g|2|0|1||rack
r|Ubiquiti|UniFi Dream Machine SE|UDM-SE|2021|499|9|1g|2|180|1||rack
r|Ubiquiti|UniFi Dream Router|UDR|2022|199|4|1g|0|40|1|wifi_6|wifi
r|Ubiquiti|UniFi Cloud Gateway Ultra|UCG-Ultra|2024|129|5|1g|0|0|1||wired
r|Cisco|ISR 1941|CISCO1941/K9|2009|1600|2|1g|0|0|1||rack
r|Cisco|ISR 4321|ISR4321/K9|2014|2000|2|1g|1|0|1||rack
r|Cisco|ISR 1111-8P|C1111-8P|2017|1200|10|1g|1|0|1||wired
r|ASUS|RT-AX88U|RT-AX88U|2018|349|8|1g|0|0|1|wifi_6|wifi
r|ASUS|RT-AC68U|RT-AC68U|2013|199|5|1g|0|0|1|wifi_5|wifi
r|TP-Link|Archer C7|Archer C7|2013|89|5|1g|0|0|1|wifi_5|wifi
r|TP-Link|Archer AX50|Archer AX50|2019|129|5|1g|0|0|1|wifi_6|wifi
r|AVM|FRITZ!Box 7590|20002784|2017|269|5|1g|0|0|1|wifi_5|wifi
r|AVM|FRITZ!Box 4060|20002975|2021|249|4|2_5g|0|0|1|wifi_6|wifi
r|Teltonika|RUT240|RUT240|2016|129|2|100m|0|0|1|wifi_4|wifi
a|Ubiquiti|UniFi AP AC Lite|UAP-AC-LITE|2015|89|1|1g|0|0|1|wifi_5|disc
a|Ubiquiti|UniFi AP AC Pro|UAP-AC-PRO|2015|149|2|1g|0|0|1|wifi_5|disc
a|Ubiquiti|UniFi AP nanoHD|UAP-nanoHD|2018|179|1|1g|0|0|1|wifi_5|disc
a|Ubiquiti|UniFi 6 Lite|U6-Lite|2020|99|1|1g|0|0|1|wifi_6|disc
a|Ubiquiti|UniFi 6 Long-Range|U6-LR|2021|179|1|1g|0|0|1|wifi_6|disc
a|Ubiquiti|UniFi 6 Pro|U6-Pro|2021|159|1|1g|0|0|1|wifi_6|disc
a|Ubiquiti|UniFi U6+|U6+|2023|119|1|1g|0|0|1|wifi_6|disc
a|Ubiquiti|UniFi U7 Pro|U7-Pro|2024|189|1|2_5g|0|0|1|wifi_7|disc
a|Cisco|Aironet 1832I|AIR-AP1832I-E-K9|2015|600|1|1g|0|0|1|wifi_5|square
a|Cisco|Aironet 2802I|AIR-AP2802I-E-K9|2016|1200|2|1g|0|0|1|wifi_5|square
a|Cisco|Catalyst 9115AXI|C9115AXI-E|2019|1000|1|2_5g|0|0|1|wifi_6|square
a|HPE Aruba|AP-305|JX936A|2016|650|1|1g|0|0|1|wifi_5|square
a|HPE Aruba|AP-515|Q9H62A|2019|950|2|2_5g|0|0|1|wifi_6|square
a|Ruckus|R510|901-R510-WW00|2016|600|2|1g|0|0|1|wifi_5|square
a|Ruckus|R650|901-R650-WW00|2019|950|2|2_5g|0|0|1|wifi_6|square
a|MikroTik|cAP ac|RBcAPGi-5acD2nD|2018|69|2|1g|0|0|1|wifi_5|disc
a|TP-Link|EAP245|EAP245|2016|89|2|1g|0|0|1|wifi_5|square
a|Fortinet|FortiAP 221E|FAP-221E-E|2018|400|1|1g|0|0|1|wifi_5|square
f|Fortinet|FortiGate 60E|FG-60E|2016|600|10|1g|0|0|1|3|desk
f|Fortinet|FortiGate 60F|FG-60F|2019|700|10|1g|0|0|1|10|desk
f|Fortinet|FortiGate 80E|FG-80E|2016|1100|14|1g|2|0|1|4|desk
f|Fortinet|FortiGate 100E|FG-100E|2016|2200|16|1g|2|0|1|7.4|rack
f|Fortinet|FortiGate 100F|FG-100F|2019|2500|16|1g|8|0|1|20|rack
f|Cisco|ASA 5506-X|ASA5506-K9|2015|600|8|1g|0|0|1|0.75|desk
f|Cisco|ASA 5515-X|ASA5515-K9|2012|2800|6|1g|0|0|1|1.2|rack
f|Cisco|Firepower 1010|FPR1010-NGFW-K9|2019|900|8|1g|0|60|1|0.65|desk
f|Cisco|Meraki MX64|MX64-HW|2014|600|5|1g|0|0|1|0.25|desk
f|Juniper|SRX300|SRX300|2015|600|8|1g|2|0|1|1|desk
f|Juniper|SRX340|SRX340-SYS-JB|2015|1700|16|1g|8|0|1|3|rack
f|WatchGuard|Firebox T35|WGT35031|2017|650|5|1g|0|15|1|0.94|desk
f|Sophos|XG 115 rev. 3|XG1CT3HEK|2018|650|4|1g|0|0|1|3.5|desk
f|SonicWall|TZ400|01-SSC-0213|2015|900|7|1g|0|0|1|1.3|desk
f|Palo Alto Networks|PA-220|PAN-PA-220|2017|1000|8|1g|0|0|1|0.5|desk
f|Netgate|SG-1100|SG-1100|2019|199|3|1g|0|0|1|0.6|desk
f|Protectli|Vault FW4B|FW4B|2018|329|4|1g|0|0|1|1|desk
`, 13)
