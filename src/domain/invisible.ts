/** Removes invisible characters from names, and keeps bidi marks of a text from reordering the text around it. */

/** Scripts whose letters change their shape at a joiner or non-joiner. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Mandaic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')

const EMOJI = '\\p{Extended_Pictographic}'

/**
 * The joiners, variation selectors and tags that change what is seen: between letters of those scripts, and inside
 * emoji ("👩‍🍳", "☕️", the flag of Scotland).
 */
const NEEDED = [
  `(?<=[${JOINING}\\p{M}])[\\u200c\\u200d](?=[${JOINING}])`,
  `(?<=[${EMOJI}\\u{1f3fb}-\\u{1f3ff}\\ufe0f])\\u200d(?=${EMOJI})`,
  `(?<=[${EMOJI}#*0-9])[\\ufe0e\\ufe0f]`,
  '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007f}]+',
].join('|')

/** Format characters, fillers that are blank, and variation selectors. A lone surrogate isn't a character at all. */
const INVISIBLE =
  '[\\p{Cf}\\p{Cs}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2028\\u2029\\u3164\\uffa0\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]'

/** Captures the characters that are needed, and matches the others without capturing them. */
export const NEEDED_OR_INVISIBLE = new RegExp(`(${NEEDED})|${INVISIBLE}`, 'gu')

/** For names and titles: removes bidi marks, zero-width and other invisible characters, and outer white space. */
export const cleanName = (text: string): string => text.replace(NEEDED_OR_INVISIBLE, '$1').trim()

/** Embeddings and overrides end with PDF, isolates with PDI. */
const PDF = '\u202c'
const PDI = '\u2069'
const ENDS: Record<string, string> = {
  '\u202a': PDF,
  '\u202b': PDF,
  '\u202d': PDF,
  '\u202e': PDF,
  '\u2066': PDI,
  '\u2067': PDI,
  '\u2068': PDI,
}

/** For longer texts: closes what bidi marks leave open, in each line, so that nothing after the text is reordered. */
export const closeBidi = (text: string): string =>
  /[\u202a-\u202e\u2066-\u2069]/.test(text) ? text.replace(/[^\r\n\u2029]+/g, closeLine) : text

function closeLine(line: string): string {
  const open: string[] = []
  let closed = ''
  for (const character of line) {
    const end = ENDS[character]
    if (end) open.push(end)
    else if (character === PDI && open.includes(PDI)) {
      // Ends the embeddings inside the isolate too, as the bidi algorithm does.
      while (open.pop() !== PDI);
    } else if (character === PDF && open.at(-1) === PDF) open.pop()
    // An end without a beginning could close what the page around the text has opened.
    else if (character === PDI || character === PDF) continue
    closed += character
  }
  return closed + open.toReversed().join('')
}
