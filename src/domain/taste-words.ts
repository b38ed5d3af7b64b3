/** Reads what was wrong with a cup, or right, from ticked boxes or from people's own words. */

export interface ExtractionFeedback {
  sour: boolean
  bitter: boolean
  watery: boolean
  harsh: boolean
  balanced: boolean
}

/** The boxes, and what only free text can express. */
export interface Signs extends ExtractionFeedback {
  tooStrong: boolean
  /** Tastes of the filter paper. */
  papery: boolean
}

export interface Tasted {
  feedback?: Partial<ExtractionFeedback> | null
  /** Free text; used only if no box was ticked. */
  outcome?: string | null
}

const NO_SIGNS: Signs = {
  sour: false,
  bitter: false,
  watery: false,
  harsh: false,
  balanced: false,
  tooStrong: false,
  papery: false,
}

/** Ticked boxes take precedence; the text is only read if there are none. */
export function signsOf({ feedback, outcome }: Tasted): Signs {
  const ticked = { ...NO_SIGNS, ...feedback }
  return Object.values(ticked).some(Boolean) ? ticked : readOutcome(outcome ?? '')
}

/** "not bitter", "no bitterness or sourness": the words after it say nothing bad. */
const NEGATED =
  /\b(?:not|no|never|isn't|wasn't|aren't|without|neither|hardly any)\s+(?:(?:too|very|so|that|at all|any|much|overly)\s+)*[\w-]+(?:\s+(?:or|nor)\s+(?:(?:too|any|no)\s+)?[\w-]+)*/g
/** "nicely acidic", "a pleasant bitterness": praise, whatever the word alone would mean. */
const PRAISED =
  /\b(?:nice(?:ly)?|pleasant(?:ly)?|lovely|good|great|beautiful(?:ly)?|perfect(?:ly)?|balanced|delicate(?:ly)?)\s+(?:and\s+\w+\s+)?(?:acid(?:ic|ity)?|tart(?:ness)?|sour(?:ness)?|bitter(?:ness|sweet)?|bright(?:ness)?|dry(?:ness)?)\b/g

/** The same in German: "nicht bitter", "weder sauer noch bitter". */
const NEGATED_GERMAN =
  /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|nie|kaum|weder)\s+(?:(?:zu|sehr|so|mehr|ganz)\s+)*[\p{L}-]+(?:\s+(?:oder|noch|und)\s+(?:zu\s+)?[\p{L}-]+)*/gu

/** In every language of the app. `\b` doesn't work beside letters such as ü, so German words use a lookbehind. */
const FAULTS = {
  /** Salty and hollow cups are under-extracted, too. */
  sour: /\bunder[\s-]?extract|\bsour|\bacidic\b|\btart\b|\bsalty\b|\bhollow\b|\btoo (?:bright|sharp|acid)|(?<!\p{L})(?:unterextrahiert|sauer|salzig|hohl)/u,
  /** Flat and muddy cups are over-extracted, too. */
  bitter:
    /\bover[\s-]?extract|\bbitter(?!sweet)|\bburnt\b|\bashy\b|\bmuddy\b|\bflat\b|(?<!\p{L})(?:überextrahiert|verbrannt|aschig|flach)/u,
  watery: /\bwater(?:y|ed)\b|\bweak\b|\bthin\b|\btoo light\b|(?<!\p{L})(?:wässrig|dünn|schwach)/u,
  harsh: /\bharsh|\bastringent|\bdry(?:ing)?\b|(?<!\p{L})(?:harsch|adstringierend|trocken|pelzig)/u,
  tooStrong: /\btoo (?:strong|intense|heavy)\b|\boverpowering\b|(?<!\p{L})zu (?:stark|kräftig|intensiv)/u,
  papery: /\bpapery\b|\btastes? of paper\b|\bcardboard\b|(?<!\p{L})(?:papierig|pappig|(?:schmeckt )?nach papier)/u,
}
const PRAISE =
  /\b(?:good|great|nice|balanced|perfect|excellent|delicious|lovely|amazing|tasty|juicy|bright|sweet|sweet spot|spot on)\b|(?<!\p{L})(?:gut|sehr gut|super|toll|lecker|köstlich|perfekt|ausgewogen|süß)(?!\p{L})/u

export function readOutcome(outcome: string): Signs {
  const said = outcome.toLowerCase().replaceAll('’', "'").replace(NEGATED, ' ').replace(NEGATED_GERMAN, ' ')
  const complaints = said.replace(PRAISED, ' good ')
  const faults = {
    sour: FAULTS.sour.test(complaints),
    bitter: FAULTS.bitter.test(complaints),
    watery: FAULTS.watery.test(complaints),
    harsh: FAULTS.harsh.test(complaints),
    tooStrong: FAULTS.tooStrong.test(complaints),
    papery: FAULTS.papery.test(complaints),
  }
  const isFaulty = Object.values(faults).some(Boolean)
  return { ...faults, balanced: PRAISE.test(complaints) && !isFaulty }
}
