/** Finds the times and weights in one clause of a recipe's notes, in English and German. */

export interface ClauseFigures {
  startSeconds?: number
  endSeconds?: number
  durationSeconds?: number
  water?: WrittenWater
}

export interface WrittenWater {
  /** Undefined for "the rest". */
  grams: number | undefined
  /** "to 150 g" is a total, "another 60 g" an addition; "60 g" alone may be either. */
  kind: 'total' | 'added' | 'unclear'
}

const SECONDS = String.raw`(?:seconds?|secs?|sekunden?|sek|s|")(?![\p{L}])`
const MINUTES = String.raw`(?:minutes?|minuten?|mins?|m|')(?![\p{L}])`
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const CLOCK = String.raw`\d{1,2}:[0-5]\d(?!\d|:)(?:\s*(?:min|minuten|minutes)\b)?`
const LENGTH = String.raw`(?:${NUMBER}\s*${MINUTES}(?:\s*\d{1,2}\s*(?:${SECONDS})?)?|${NUMBER}\s*${SECONDS})`
const TIME = `(?:${CLOCK}|${LENGTH})`
const GRAMS = String.raw`(?:grams?|gramm|gr|g|ml)(?![\p{L}])`

const pattern = (source: string): RegExp => new RegExp(source, 'u')

const RANGE = pattern(String.raw`(?<![\d.,:])(${CLOCK})\s*(?:-|to|bis)\s*(${CLOCK})`)
const START = pattern(String.raw`(?<![\p{L}])(?:at|from|after|starting at|bei|ab|nach|um|@)\s*(?:minute\s*)?(${TIME})`)
const END = pattern(String.raw`(?<![\p{L}])(?:by|until|till|bis(?:\s+zu)?)\s*(?:minute\s*)?(${CLOCK})`)
const LEADING = pattern(String.raw`^\s*(?:minute\s*)?(${CLOCK})`)
const LASTS = pattern(String.raw`(?<![\d.,:\p{L}])(?:for\s+|für\s+|fuer\s+)?(${LENGTH})(?:\s*lang\b)?`)
const WAITED = pattern(String.raw`(?<![\p{L}])(?:for|für|fuer)\s+(\d{1,2}:[0-5]\d)(?!\d|:)`)

const TO = String.raw`(?<![\p{L}])(?:up to|to|until|till|bis auf|bis zu|bis|auf)\s+`
const ADDED = String.raw`(?:(?<![\p{L}])(?:another|add|adding|plus|weitere|nochmals?|noch|zusätzlich)\s+|\+\s*)`
const TOTAL_GRAMS = pattern(String.raw`${TO}(${NUMBER})\s*${GRAMS}`)
const ADDED_GRAMS = pattern(
  String.raw`${ADDED}(${NUMBER})\s*${GRAMS}|(?<![\d.,])(${NUMBER})\s*${GRAMS}\s*(?:more|mehr|dazu)\b`,
)
const PLAIN_GRAMS = pattern(String.raw`(?<![\d.,:])(${NUMBER})\s*${GRAMS}`)
const BARE_TOTAL = pattern(String.raw`${TO}(${NUMBER})(?![\d:.,]|\s*[%°\p{L}])`)
/** The same before "by 1:00", where a word follows the number. */
const BARE_TOTAL_BEFORE_TIME = pattern(String.raw`${TO}(${NUMBER})(?=\s+(?:by|until|at|bis|bei)\s)`)
const REST = pattern(
  String.raw`(?<![\p{L}])(?:the rest|the remaining water|the remainder|all (?:of )?the water|den rest|das restliche wasser|das übrige wasser|das ganze wasser|alles wasser)(?![\p{L}])`,
)

/** Every pattern that is built above, for the test that runs them on worst-case strings. */
export const FIGURE_PATTERNS: readonly RegExp[] = [
  RANGE,
  START,
  END,
  LEADING,
  LASTS,
  WAITED,
  TOTAL_GRAMS,
  ADDED_GRAMS,
  PLAIN_GRAMS,
  BARE_TOTAL,
  BARE_TOTAL_BEFORE_TIME,
  REST,
]

/** Figures that say nothing about pours: temperatures, dial positions, how often. */
const BESIDE_THE_POINT =
  /\d{1,5}(?:[.,]\d{1,5})?\s*(?:°\s*[cf]?|℃|℉|degrees?|grad|clicks?|klicks?|times|mal|x)(?![\p{L}])/gu

/** Returns undefined if the clause has a figure that it doesn't understand. */
export function readFigures(clause: string): ClauseFigures | undefined {
  let rest = clause.replace(BESIDE_THE_POINT, ' ')
  const take = (expression: RegExp): string[] | undefined => {
    const match = expression.exec(rest)
    if (!match) return undefined
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
    return match.slice(1).filter((group) => group !== undefined)
  }
  const figures: ClauseFigures = {}
  const range = take(RANGE)
  if (range) [figures.startSeconds, figures.endSeconds] = range.map(readTime)
  const start = range ? undefined : (take(START) ?? take(LEADING))
  if (start) figures.startSeconds = readTime(start[0]!)
  const water = takeWater(take)
  if (water) figures.water = water
  const end = range ? undefined : take(END)
  if (end) figures.endSeconds = readTime(end[0]!)
  const lasts = take(WAITED) ?? take(LASTS)
  if (lasts) figures.durationSeconds = readTime(lasts[0]!)
  return /\d/.test(rest) ? undefined : figures
}

function takeWater(take: (expression: RegExp) => string[] | undefined): WrittenWater | undefined {
  const total = take(TOTAL_GRAMS) ?? take(BARE_TOTAL_BEFORE_TIME) ?? take(BARE_TOTAL)
  if (total) return { grams: readNumber(total[0]!), kind: 'total' }
  const added = take(ADDED_GRAMS)
  if (added) return { grams: readNumber(added[0]!), kind: 'added' }
  const plain = take(PLAIN_GRAMS)
  if (plain) return { grams: readNumber(plain[0]!), kind: 'unclear' }
  return take(REST) ? { grams: undefined, kind: 'total' } : undefined
}

const readNumber = (text: string): number => Number(text.replace(',', '.'))

function readTime(text: string): number {
  const clock = /^(\d+):(\d+)/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const [first, second] = text.match(new RegExp(NUMBER, 'g'))!.map(readNumber)
  const isMinutes = pattern(String.raw`^${NUMBER}\s*${MINUTES}`).test(text)
  return isMinutes ? first! * 60 + (second ?? 0) : first!
}
