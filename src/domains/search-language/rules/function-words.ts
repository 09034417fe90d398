const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words of a sentence that say nothing about the thing looked for; they are not searched. Data. */
export const STOP_WORDS = set(
  'a aby albo ale bez marka marki firma firmy cos cokolwiek jaki jaka jakie jest sa chce chcialbym czy dla do dobra i ich im in is it jak jakis kup kupic kupie lub mam mi moze na nad nie niz o od oraz ode po pod potrzebuje poszukuje prezent prosze przy sie szukam to tylko u w we z za ze ' +
    'an and any at buy by can cheap find for from get gift have i looking me my need of on or please search some than that the this something want wanted with without ' +
    'als am an auf aus bei bitte brauche das dem den der des die ein eine einen einem einer etwas fur geschenk hab ich im kaufen mein mit oder ohne suche und vom von zu zum zur',
)

/** Joining words swallowed when they stand right before an understood part: `laptop [z 16 GB]`. */
export const CONNECTORS = set('z ze i oraz w we o na and with in of the und mit im plus ca a mein inkl')

/** `X do laptopa`: the thing after these is what X is made for, not what is looked for. */
export const FOR_WORDS = set('do dla na pod for fur zum zur')
/** `laptop z torba`: the thing after these comes along. */
export const WITH_WORDS = set('z ze with mit inkl incl including wraz plus')
