/**
 * Finds names that look the same: "Вrewprint" with a Cyrillic letter looks like "Brewprint".
 *
 * Covers the letters that Unicode's list of confusables (UTS #39) names for a-z: Cyrillic, Greek, Coptic, Armenian,
 * Cherokee, Lisu, Canadian syllabics, phonetic letters and small capitals, letters with hooks and strokes, and the
 * round zeros of Indic scripts. Full-width, mathematical, circled and accented letters are covered by decomposing the
 * text. Not covered: look-alikes among other scripts, and pictures or shapes that only resemble a letter.
 */
import { cleanName } from './invisible.ts'
import { foldName } from './text.ts'

/** A lower-case letter that isn't listed is looked up by its capital: the Cyrillic "н" looks like a small "H". */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аАɑαΑᎪꓮⲀᗅᴀ',
  b: 'ВЬьΒᏏᏴꓐⲂᗷʙƄƅƀɓ',
  c: 'сСϲϹᏟꓚⲤᑕᴄƈҫҪ',
  d: 'ԁԀᎠᏧꓓᗞᗪᴅɗɖ',
  e: 'еЕҽҼΕᎬꓰᴇ℮',
  f: 'ϜքꓝᖴꜰƒẝϝғҒ',
  g: 'ԍԌցᏀᏳꓖɡɢɠǥ',
  h: 'НһҺΗհᎻᏂꓧⲎᕼʜħɦ',
  i: 'іІӏӀΙιիᎥꓲⲒɪɩɨǀ|∣',
  j: 'јЈϳյᎫꓙᒍᴊɉ',
  k: 'КкΚκᏦꓗⲔᴋĸƙ',
  l: 'լԼᏞꓡᒪʟɭƚɫ',
  m: 'МΜᎷꓟⲘᗰᴍɱ',
  n: 'ΝηոռꓠⲚɴƞɲŋ',
  o: 'оОοΟσօՕꓳⲞᴏ০੦૦୦௦౦೦൦๐໐०၀',
  p: 'рРρΡᏢꓑⲢᑭᴘƥ',
  q: 'ԛԚզգʠ',
  r: 'гᎡᏒꓣᖇʀɽɼ',
  s: 'ѕЅՏᏕᏚꓢꜱʂ',
  t: 'ТΤτᎢꓔⲦᴛƭŧ',
  u: 'υսՍꓴᑌᴜʉ',
  v: 'ѵѴνᏙꓦᐯᴠʋ',
  w: 'ԝԜѡѠաᎳᏔꓪᴡɯ',
  x: 'хХΧχꓫⲬ᙭ᕽ',
  y: 'уУүҮΥγᎩᎽꓬⲨʏɣƴ',
  z: 'ΖᏃꓜᴢʐȥƶ',
}

const LATIN = new Map(Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => [...others].map((c) => [c, latin])))

/** White letters on a dark circle or square, which don't decompose: "🅑", "🅱". */
const ON_DARK = [0x1f150, 0x1f170]

function toLatin(character: string): string {
  const code = character.codePointAt(0)!
  const first = ON_DARK.find((start) => code >= start && code < start + 26)
  if (first !== undefined) return String.fromCharCode(97 + code - first)
  return LATIN.get(character) ?? LATIN.get(character.toUpperCase()) ?? character
}

const inLatin = (text: string): string => Array.from(text, toLatin).join('')

/** Index entries have a limited size. */
const MAX_SKELETON = 200

/**
 * Returns a key that is equal for names that look the same, without case, accents, spaces and punctuation. "I", "l" and
 * "1" are alike, as are "O" and "0", "rn" and "m", "vv" and "w". Never empty: for a name without letters, such as "☕☕",
 * it is the name itself.
 */
export function skeleton(name: string): string {
  // Look-alikes are also replaced before decomposing, which would turn "Ϲ", a look-alike of "C", into "Σ".
  const latin = inLatin(inLatin(cleanName(name)).normalize('NFKD'))
  const letters = foldName(latin)
    .replace(/ /g, '')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
  return (letters || name.trim().toLowerCase()).slice(0, MAX_SKELETON)
}

/** The letters that a name is written with: equal for "Mary-Ann" and "maryann", different for "Anna" and "Аnnа". */
const lettersOf = (name: string): string => foldName(cleanName(name)).replace(/ /g, '')

const isPlain = (letters: string): boolean => /^[a-z]+$/.test(letters)

/**
 * Whether a name imitates one of the others, which all have the same skeleton. Identical names are fine. A name in
 * plain letters is refused only because of another name in plain letters ("Paul" and "PauI"), and only while nobody has
 * it: otherwise a single imitation would block a common name for everybody else.
 */
export function imitates(name: string, others: readonly string[]): boolean {
  const own = lettersOf(name)
  const written = others.map(lettersOf)
  if (!isPlain(own)) return written.some((letters) => letters !== own)
  return !written.includes(own) && written.some((letters) => letters !== own && isPlain(letters))
}
