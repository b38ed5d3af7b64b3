/**
 * Sources of the numbers of the catalog's grinders, for translation. A source is written as "where: what; what else".
 * Each part is a message; placeholders in braces match any number, grinder or repository.
 */
import { type Message, message, verbatim } from '../../../i18n/message.ts'
import { catalogTexts } from './catalog-text.ts'

/** Names of sources that need translation, because they are more than a proper name. */
export const EVIDENCE_NAMES = [
  message('Similar grinders'),
  message('One public list'),
  message('BrewMatch, calibration table'),
  message('Public settings lists'),
  message('Complete Home Barista, grind size guide'),
  message('Honest Coffee Guide, and owners'),
  message('The JX-Pro'),
  message('howchoo, Hario Mini Mill guide'),
  message("One owner's pour-over notes"),
  message('Baratza, recommended settings'),
  message('Baratza, Encore ESP manual'),
  message('One owner of a C40 and an Ode'),
  message('Niche, and the Honest Coffee Guide'),
  message('Niche, settings as quoted publicly'),
  message("Honest Coffee Guide, and a roaster's grind references"),
  message("A public app's table"),
  message('Its owner'),
]

export const evidenceName = catalogTexts(EVIDENCE_NAMES)

export const SOURCE_PLACES = [
  message('Honest Coffee Guide per-grinder chart, as quoted in public repositories'),
  message('Honest Coffee Guide per-grinder chart, as quoted in public repositories (Mignon Oro)'),
  message('Honest Coffee Guide per-grinder chart, as quoted in the public repository {repository}'),
  message('Honest Coffee Guide method windows for this grinder, as listed in the public repository {repository}'),
  message(
    'Honest Coffee Guide method windows for this grinder, as listed in the public repository {repository}, and its range in {other}',
  ),
  message('Public per-model list of Honest Coffee Guide charts'),
  message('Maker windows as quoted publicly'),
  message("One owner's published notes"),
  message('One public list'),
  message('Public settings lists'),
  message('Several public settings lists'),
  message('Reconciled from public recipe tables'),
  message('Reconciled from public tables'),
  message('Reconciled'),
  message("Settings table of the maker's manual"),
]

export const SOURCE_PARTS = [
  message('{range} um across the dial, read linearly'),
  message('{range} um over {count} clicks'),
  message('{range} um over {count} clicks, carried on at the same {size} um per click to {most}'),
  message('{range} um over two turns, read linearly (the Silenzio chart gives four turns for the same span)'),
  message('{range} um over three turns of {count} clicks (about {size} um each), read linearly'),
  message('{range} um over {count} clicks (about {size} um each), read linearly'),
  message('{size} um per click'),
  message('{size} um per click from burr contact, read linearly'),
  message('{size} um per tick, {count} ticks per turn'),
  message('about {size} um per click (same as the JX chart, {range} um over four turns)'),
  message('an older version of the chart gave {range} um over {count} clicks'),
  message('the older version of the chart runs to {count} clicks, the newer one stops at {most}'),
  message('the letters of one number overlap the next number on the real dial, which is not modelled'),
  message('the same chart as the {grinder}, {range} um across the collar, read linearly'),
  message('the same chart as the {grinder}, {range} um across the dial, read linearly'),
  message('the same chart as the {grinder}, {range} um across the hopper dots, read linearly'),
  message('the same chart as the {grinder}, {range} um over {count} clicks'),
  message('the same chart as the {grinder}, {range} um over {count} clicks, read linearly'),
  message('the same chart as the {grinder}, {range} um over {count} positions, read linearly'),
  message('the same chart as the {grinder}, {range} um over {count} turns, read linearly'),
  message('the same chart as the {grinder}, {range} um over three turns, read linearly'),
  message('the same chart as the {grinder}, {range} um over {numbers}, read linearly'),
  message('the same chart as the {grinder}, the display reads microns'),
  message('the same chart as the first {grinder}, {range} um over {numbers}, read linearly'),
  message('the windows fit {range} um over {count} clicks (about {size} um each), read linearly'),
  message('the windows fit {range} um over {count} clicks, read linearly'),
  message('the windows fit {range} um over {numbers} ({size} um per click), read linearly'),
  message('the windows fit {range} um over {numbers} (about {size} um per click), read linearly'),
  message('the windows fit {range} um over {numbers}, read linearly'),
  message('the windows fit {range} um over {numbers}, read linearly (the other Pietro entry is the B-Modal burr)'),
  message('the windows fit about {range} um over {numbers}, read linearly'),
  message('the windows fit about {range} um over {numbers} and {coarseRange} um over {coarseNumbers}'),
  message('the {grinder} curve of this catalog doubled for the finer axle'),
  message('the {grinder} curve of this catalog is used'),
  message('the reconciled {grinder} curve of this catalog is used'),
  message('espresso end only'),
  message('18 settings from espresso to French press, spread over the shared scale'),
  message('Conversion table of one owner of a Comandante C40 and an Ode Gen 1'),
  message('Espresso settings of a published guide and of a public espresso app'),
  message('Espresso, V60 and French press of a published calibration table'),
  message(
    'Honest Coffee Guide chart ({range} um) with the pour-over area moved toward the seller charts (50-80 and 30-60 marks)',
  ),
  message('Honest Coffee Guide chart ({range} um) with the V60 area moved to the 9-10.5 that a roaster publishes'),
  message(
    'Honest Coffee Guide chart ({range} um over {count} steps) with the V60 point moved to 5, the usual starting number for pour over',
  ),
  message(
    'Honest Coffee Guide chart (about {size} um per click) with the V60 area moved to the 22-28 click window that several public recipe tables give',
  ),
  message(
    'Honest Coffee Guide end points ({range} um) with the filter area moved to the 5-6.5 window a public settings list gives',
  ),
  message('Honest Coffee Guide end points ({range} um)'),
  message(
    'Honest Coffee Guide end points ({range} um) with the V60 area moved to about 6-6.5, the value public settings lists give',
  ),
  message('MK3 treated like MK4 (same burr and thread)'),
  message(
    'Maker windows (espresso 5-20, V60 35-45, French press 45 and up) blended with the Honest Coffee Guide chart ({range} um over {count} marks)',
  ),
  message('espresso 0-10, AeroPress 20-30, V60 30-45, French press 45 and up'),
  message('Mignon Silenzio chart without its espresso end'),
  message('No chart of its own found'),
  message('No micron data found'),
  message('No micron table found'),
  message('No public micron table found'),
  message('No public table found'),
  message('V60 at 1200, Hario Switch at 1300'),
  message('One public list gives fine 2-4, medium 6-10, coarse 12-15 marks'),
  message('filter from 80 steps up, cupping about 120-130 steps'),
  message('maker quotes 80-100 clicks for medium grinds, espresso about 30-50'),
  message('Rebuilt from a public app table (180 um at 8 clicks, 620 um at 50, 780 um at 68, 1150 um at 96)'),
  message(
    'Recommended settings of the maker for espresso, V60 and French press, with drip and AeroPress settings that owners and roasters published',
  ),
  message('V60 5-10 clicks, French press 10-14 clicks'),
  message('espresso about 1.6-1.8 turns, V60 about 2.2-3 turns, French press 4-4.8 turns'),
  message(
    'two versions of the Honest Coffee Guide chart (zero at 250 or 340 um, 1400 um near 116-126 clicks) with the 3.5-5.5 filter window owners report',
  ),
  message('Same adjuster as the {grinder}, whose public chart is used ({range} um over four turns)'),
  message('Same style of adjuster as the {grinder}, whose public chart is used ({range} um over four turns)'),
  message('Same style of adjuster as the {grinder}, whose public chart is used'),
  message('Settings per method of a published guide'),
  message('espresso 15, AeroPress 22, V60 25, drip 28, pour over 30, French press 32'),
  message('espresso 20-50, V60 85-110, Chemex 108-125, French press 125-145 clicks'),
  message('Shorter body of the JX-Pro with the same dial'),
  message(
    'The same burrs and dial as the {grinder}, whose curve is used. Espresso, V60 and French press of a published calibration table',
  ),
  message(
    'The same burrs and dial as the {grinder}, whose curve is used. Espresso settings of a published guide and of a public espresso app',
  ),
  message('a second app puts 22-24 Comandante clicks at 45-48, which agrees'),
  message('a second public list (espresso {espresso}, pour over {pourOver}, French press {frenchPress} clicks) agrees'),
  message('another public list agrees (espresso 0.4-0.9, filter 1.3-1.9 turns)'),
  message('burrs rub below about 20 clicks'),
  message('centres placed on the method centres'),
  message('doubled for the finer axle'),
  message('espresso end assumed'),
  message('espresso grinder, filter end assumed'),
  message('general shape of a 70 mm flat single-dose grinder'),
  message('general shape of stepless 47 mm hand grinders'),
  message('logged espresso shots near 4.2 on the dial, filter end assumed'),
  message('no micron data found, window centres placed on the method centres'),
  message(
    'one public list gives a {numbers} dial with espresso usually at {espresso}, which is laid over the espresso window ({range} um)',
  ),
  message('one public list gives espresso 0-10, V60 10-20, French press 22-30 marks with another zero point'),
  message(
    'one public list gives espresso 2-10, V60 14-22 and Chemex 18-26, whose centres are placed on the method centres',
  ),
  message('one public list gives espresso 2-4, V60 6-8.5 and French press 10-15, logged espresso shots sit near 1.8'),
  message('shape taken from the Lagom P64'),
  message('shape taken from the related SD40 ({range} um)'),
  message('spread over the shared scale'),
  message('the Honest Coffee Guide chart ({range} um over {count} clicks) reads some 20 clicks finer'),
  message('the Honest Coffee Guide chart ({range} um over {count} clicks) reads some 25 clicks finer at V60'),
  message('the Honest Coffee Guide chart ({range} um, read linearly) put all of it coarser'),
  message('the Honest Coffee Guide chart ({range} um over {count} clicks) puts filter some 25 clicks coarser'),
  message('the Honest Coffee Guide chart ({range} um, read linearly) put all of it coarser on the scale'),
  message('the Honest Coffee Guide chart ({range} um, read linearly) put espresso far too fine on the dial'),
  message('the Honest Coffee Guide chart gives {size} um per click over {count} clicks'),
  message('the chart lists the X25 with the same values as the C40'),
  message('the coarse end as in the Honest Coffee Guide chart ({range} um over macro 1-31)'),
  message('the dial is taken to cover the espresso window ({range} um)'),
  message('the filter area is moved coarser on the dial by analogy with the 078'),
  message('the maker quotes 18 um of burr travel per click'),
  message('Settings that work for its owner'),
  message('Photos of its grounds, measured by its owner'),
]

const VALUES: Readonly<Record<string, string>> = {
  grinder: '[A-Z\\d][^,]*?',
  repository: '[\\w/-]+',
  other: '[\\w/-]+',
}
const NUMBERS = '[\\d.]+(?:-[\\d.]+)?'

interface Known {
  text: string
  pattern: RegExp
}

const withPatterns = (messages: readonly Message[]): Known[] =>
  messages.map(({ text }) => ({ text, pattern: patternOf(text) }))

function find(known: readonly Known[], written: string): Message | undefined {
  for (const { text, pattern } of known) {
    const found = pattern.exec(written)
    if (found) return { text, values: { ...found.groups } }
  }
  return undefined
}

/** Matches a text with any values in place of its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{(\w+)\}/)
  const source = parts.map((part, i) =>
    i % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>${VALUES[part] ?? NUMBERS})`,
  )
  return new RegExp(`^${source.join('')}$`)
}

const PLACES = withPatterns(SOURCE_PLACES)
const PARTS = withPatterns(SOURCE_PARTS)

/** Exported for the test of all patterns. */
export const SOURCE_PATTERNS = [...PLACES, ...PARTS].map(({ pattern }) => pattern)

/** A source with a part that isn't in the lists keeps the catalog's own text. */
export function sourceMessage(source: string): Message {
  const [written, rest] = splitOnce(source, ': ')
  const place = rest === undefined ? undefined : find(PLACES, written)
  const parts = (place ? rest! : source).split('; ').map((part) => find(PARTS, part))
  if (!parts.every((part) => part !== undefined)) return verbatim(source)
  const list = {
    text: parts.map((_, i) => `{p${i}}`).join('; '),
    values: Object.fromEntries(parts.map((part, i) => [`p${i}`, part])),
  }
  return place ? { text: '{place}: {list}', values: { place, list } } : list
}

function splitOnce(text: string, at: string): [string, string | undefined] {
  const i = text.indexOf(at)
  return i < 0 ? [text, undefined] : [text.slice(0, i), text.slice(i + at.length)]
}
