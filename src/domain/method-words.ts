/** Common terms for each method, beside its own name and its brewers; the only list of them. */

export interface MethodWords {
  /** Mean this method and no other, also in a search. */
  words: readonly string[]
  /** Mean it where a method is expected. In a search they would match too much: "coffee", "arabic", "wave". */
  asMethod?: readonly string[]
  /** Match it in a search, though other methods have them as well: a V60 is a pour over, too. */
  inSearch?: readonly string[]
}

export const METHOD_WORDS: Readonly<Record<string, MethodWords>> = {
  turkish: { words: ['cezve', 'ibrik', 'briki'], asMethod: ['greek', 'arabic', 'bosnian'] },
  espresso: { words: ['ristretto', 'lungo', 'doppio', 'portafilter'], asMethod: ['siebträger'] },
  moka: { words: ['mokka', 'stovetop'], asMethod: ['mocha pot', 'stovetop espresso', 'espressokocher', 'herdkanne'] },
  aeropress: { words: ['aero press'], asMethod: ['inverted aeropress', 'aeropress inverted'] },
  siphon: { words: ['syphon', 'vacuum pot', 'vac pot'], asMethod: ['vacuum'] },
  v60: { words: [], inSearch: ['pour over', 'filter', 'dripper'] },
  'pour-over': {
    words: ['filter'],
    asMethod: [
      'hand drip',
      'hand pour',
      'manual drip',
      'hand filter',
      'handfilter',
      'handaufguss',
      'filterkaffee',
      'wave',
    ],
    inSearch: ['dripper'],
  },
  drip: {
    words: ['batch brew'],
    asMethod: [
      'coffee maker',
      'auto drip',
      'automatic drip',
      'electric drip',
      'filter machine',
      'filtermaschine',
      'moccamaster',
    ],
    inSearch: ['filter'],
  },
  clever: { words: ['clever', 'immersion dripper'], asMethod: ['switch', 'steep release'] },
  'french-press': {
    words: ['press pot', 'cafetiere', 'plunger', 'stempelkanne', 'pressstempelkanne'],
    asMethod: ['coffee press'],
  },
  'cold-brew': { words: ['cold drip', 'mizudashi'], asMethod: ['cold steep'] },
}
