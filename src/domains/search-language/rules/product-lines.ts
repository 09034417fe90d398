/** Model lines by the family they belong to: never a filter, but they say what a bare `128 GB` means and keep their words as text. Data. */
const LINES: Record<string, string> = {
  laptops:
    'thinkpad, thinkbook, ideapad, legion, latitude, precision, xps, vostro, inspiron, alienware, elitebook, probook, zbook, pavilion, omen, victus, spectre, macbook, macbook air, macbook pro, zenbook, vivobook, expertbook, rog, tuf, aspire, nitro, predator, swift, travelmate, toughbook, lifebook, surface laptop, surface book, tecra, dynabook, satellite, vaio, yoga, omnibook, katana, matebook',
  desktops:
    'optiplex, thinkcentre, thinkstation, elitedesk, prodesk, imac, mac mini, mac studio, mac pro, esprimo, nuc',
  phones: 'iphone, galaxy, pixel, redmi, xperia, oneplus, moto, poco, nokia, honor, fairphone',
  tablets:
    'ipad, ipad air, ipad pro, ipad mini, galaxy tab, matepad, surface pro, surface go, kindle, fire tablet, lenovo tab',
  consoles:
    'ps1, ps2, ps3, ps4, ps5, ps vita, playstation, playstation vita, playstation portable, psp, xbox, xbox one, xbox series, nintendo, nintendo switch, switch oled, switch lite, new nintendo, new 3ds, new 2ds, 3ds, wii, wii u, gamecube, steam deck, rog ally, game boy, gameboy',
  cameras: 'eos, lumix, coolpix, powershot, cyber shot, gopro, instax, fujifilm, osmo',
  watches:
    'apple watch, galaxy watch, huawei watch, pixel watch, watch gt, watch ultra, watch se, fenix, forerunner, amazfit, mi band',
  audio: 'airpods, galaxy buds, pixel buds, soundlink, quietcomfort, homepod',
  servers: 'poweredge, proliant, thinksystem, primergy, dl360, dl380, r620, r720, r730, r740, ml350',
  network: 'unifi, edgerouter, catalyst, meraki, routerboard, fritzbox, fritz box, fortigate, procurve, aruba',
  monitors: 'ultrasharp, odyssey, ultragear, thinkvision, elitedisplay, flexscan',
  printers: 'laserjet, officejet, deskjet, ecosys, bizhub, ecotank, workforce',
  tv: 'bravia, qled',
  '': 'apple tv, tv box, tv stick, smart tv, windows server, kamera internetowa, kamery internetowe, web camera, kamera ip, ip camera, dash cam, quadro, geforce, radeon, iron wolf, wd black, wd red, wd blue',
}

/** A name of a line by itself: `thinkpad`, `iphone`. */
export const isProductLine = (word: string): boolean => PRODUCT_LINES.has(word)

export const PRODUCT_LINES: ReadonlyMap<string, string> = new Map(
  Object.entries(LINES).flatMap(([family, names]) => names.split(', ').map((name) => [name, family] as const)),
)
