/** What the catalog says about brew methods, for translation. */
import type { BrewMethod } from '../../../domain/catalog.ts'
import { type Message, message, verbatim } from '../../../i18n/message.ts'

const DESCRIPTIONS: Readonly<Record<string, Message>> = {
  turkish: message(
    'Powder-fine coffee heated slowly with water in a small pot until the foam rises, then poured with the grounds.',
  ),
  espresso: message('Hot water pushed through a tamped puck at high pressure for a small, concentrated drink.'),
  moka: message(
    'Steam pressure on the stove lifts water through a loose basket of fairly fine coffee into an upper chamber.',
  ),
  aeropress: message(
    'A short steep in a plastic tube, then a hand-pushed plunger forces the coffee through a small filter.',
  ),
  siphon: message(
    'Vapour pressure sends water up to the coffee; once the heat is off, a vacuum draws the brew back down through a filter.',
  ),
  v60: message('Hand-poured cone with spiral ribs and one large hole, so grind and pouring set the flow.'),
  clever: message('Coffee steeps in a dripper with a closed valve and drains through paper when the valve opens.'),
  'pour-over': message(
    'Other hand-poured drippers: flat-bottom, trapezoid and thick-paper brewers such as the Chemex.',
  ),
  cupping: message(
    'Grounds steep in an open bowl; the crust is broken at four minutes and the cooled coffee is tasted with a spoon.',
  ),
  drip: message('An electric brewer heats the water and showers it over a paper or mesh basket.'),
  'french-press': message('Full immersion in a jug, parted from the grounds by a mesh plunger.'),
  'cold-brew': message('A long steep in cold or room-temperature water, strained afterwards and often diluted.'),
}

/** A method that isn't in the list keeps the catalog's own text. */
export const methodDescription = ({ id, description }: Pick<BrewMethod, 'id' | 'description'>): Message =>
  DESCRIPTIONS[id] ?? verbatim(description)
